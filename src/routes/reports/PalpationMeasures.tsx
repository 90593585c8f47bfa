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
  /** A465: a row in the page, because the bar holds a more urgent step. */
  row?: boolean
}

/** A227, A426: says that height and weight are missing, and links to the questionnaire. */
export const PalpationMeasures = ({ address, report, row = false }: Props) => {
  const { t } = useTranslation('palpation')
  const navigate = useNavigate()
  const known = usePalpation(({ measuresMissing }) => measuresMissing.get(address.reportId)) ?? idle
  useOnResume(() => {
    if (freshOf(known) === undefined) void lookForMeasures(address)
  })
  const inspection = inspectionOf(report)
  // After the questionnaire the old answer must not be shown, so only a fresh one counts.
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
