import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import type { PalpationReport } from '@/domain/reports/report'
import { freshOf, idle } from '@/lib/remote'
import { inspectionOf, lookForMeasures, usePalpation, type PalpationAddress } from '@/stores/reports/palpation'
import { ActionBar, BottomBar } from '@/ui/BottomBar'

import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'
import { useOnResume } from '@/routes/shared/useOnResume'

type Props = {
  address: PalpationAddress
  report: PalpationReport
  /** A row in the page, where the bar holds what is more urgent (A465). */
  row?: boolean
}

/** Says that height and weight are missing, and leads to where they are asked (A227, A426). */
export const PalpationMeasures = ({ address, report, row = false }: Props) => {
  const { t } = useTranslation('palpation')
  const navigate = useNavigate()
  const known = usePalpation(({ measuresMissing }) => measuresMissing.get(address.reportId)) ?? idle
  useOnResume(() => {
    if (freshOf(known) === undefined) void lookForMeasures(address)
  })
  const inspection = inspectionOf(report)
  // Whoever comes back from the questionnaire is not told what was true before.
  if (freshOf(known) !== true || inspection === undefined) return null
  const to = paths.inspectQuestionnaire({ ...inspection, serviceId: DEFAULT_SERVICE_ID })
  if (row)
    return (
      <Card flush>
        <LinkRow to={to} title={t('measures.text')} notes={[t('measures.act')]} />
      </Card>
    )
  return (
    <BottomBar>
      <ActionBar about={t('measures.text')}>
        <Button variant="secondary" onClick={() => void navigate(to)}>
          {t('measures.act')}
        </Button>
      </ActionBar>
    </BottomBar>
  )
}
