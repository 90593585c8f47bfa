import { useTranslation } from 'react-i18next'
import { dueDay, type Step } from '../../domain/reports/nextStep'
import { dayText } from '../../i18n/dates'
import { dayIn } from '../../lib/days'
import { DatedText } from '../../ui/DatedText'
import { Note } from '../../ui/Note'
import { useToday } from '../shared/useToday'

type Props = { reportedAt: string | undefined; step: Step | undefined }

/** A report older than its own advice says when the next check was due. */
export const DueNote = ({ reportedAt, step }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  const today = useToday()
  const reported = reportedAt && dayIn(reportedAt)
  const due = reported && step && dueDay(reported, step)
  if (!due || due >= today) return null
  return (
    <Note tone="caution" title={t('due.title')}>
      <p>
        <DatedText>{t('due.text', { day: dayText(shell, due) })}</DatedText>
      </p>
    </Note>
  )
}
