import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { findInspection } from '@/stores/reports/palpation'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { CardFoot } from '@/ui/CardList'
import { paths } from '@/routes/paths'
import { WriteError } from '@/routes/shared/errors'
import styles from './reports.module.css'
import { useIsHere } from './useIsHere'

/** An assessment that lacks height and weight, and the way to the questionnaire that asks both (A453). */
export const MissingMeasures = ({ reportId, titleId }: { reportId: string; titleId: string }) => {
  const { t } = useTranslation('reportsList')
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const open = async () => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    const found = await findInspection(reportId)
    if (!isHere()) return
    setBusy(false)
    if (found?.kind === 'failed') setError(found.error)
    if (found?.kind === 'found')
      await navigate(paths.inspectQuestionnaire({ ...found.inspection, serviceId: DEFAULT_SERVICE_ID }))
  }
  return (
    <CardFoot>
      <div className={styles.part}>
        <div className={styles.line}>
          <p>{t('missingAssessment.text')}</p>
          <Button variant="secondary" busy={busy} aria-describedby={titleId} onClick={() => void open()}>
            {t('missingAssessment.fill')}
          </Button>
        </div>
        <LiveRegion role="alert">
          {error !== undefined && (
            <WriteError title={t('missingAssessment.failed')} error={error} next={t('notFound.next')} />
          )}
        </LiveRegion>
      </div>
    </CardFoot>
  )
}
