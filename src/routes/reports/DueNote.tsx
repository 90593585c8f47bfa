import { useTranslation } from 'react-i18next'
import { dayText } from '@/i18n/dates'
import { DatedText } from '@/ui/DatedText'
import { Note } from '@/ui/Note'
import type { Due } from './useDue'

/** A report older than its own advice says when the next check was due. */
export const DueNote = ({ due }: { due: Due }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  if (due?.isOver !== true) return null
  return (
    <Note tone="caution" title={t('due.title')}>
      <p>
        <DatedText>{t('due.text', { day: dayText(shell, due.day) })}</DatedText>
      </p>
    </Note>
  )
}
