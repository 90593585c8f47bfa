import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { findInspection } from '@/stores/reports/palpation'
import { Button } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { FailureNote } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import styles from './reports.module.css'

type Props = {
  reportId: string
  /** Why the questionnaire is to be opened. */
  text: string
  /** The ids of what names the report, where there are several. */
  names?: string
}

/** A453: leads to the questionnaire of the inspection, which asks for height and weight. */
export const MeasuresLine = ({ reportId, text, names }: Props) => {
  const { t } = useTranslation('reportsList')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const open = async () => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    const found = await findInspection(reportId)
    if (!isMounted()) return
    setBusy(false)
    if (found?.kind === 'failed') setError(found.error)
    if (found?.kind === 'found')
      await navigate(paths.inspectQuestionnaire({ ...found.inspection, serviceId: DEFAULT_SERVICE_ID }))
  }
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <p id={id}>{text}</p>
        <Button variant="secondary" busy={busy} aria-describedby={names ?? id} onClick={() => void open()}>
          {t('missingAssessment.fill')}
        </Button>
      </div>
      <LiveRegion role="alert">
        {error !== undefined && (
          <FailureNote title={t('missingAssessment.failed')} error={error} next={t('notFound.next')} />
        )}
      </LiveRegion>
    </div>
  )
}
