import { useTranslation } from 'react-i18next'
import { dayText } from '../../i18n/dates'
import type { Day } from '../../lib/days'
import { DatedText } from '../../ui/DatedText'
import { Note } from '../../ui/Note'

/** A report older than its own advice says when the next check was due. */
export const DueNote = ({ due }: { due: Day | undefined }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  if (due === undefined) return null
  return (
    <Note tone="caution" title={t('due.title')}>
      <p>
        <DatedText>{t('due.text', { day: dayText(shell, due) })}</DatedText>
      </p>
    </Note>
  )
}
