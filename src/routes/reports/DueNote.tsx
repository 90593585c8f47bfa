import { useTranslation } from 'react-i18next'
import { dayText } from '@/i18n/dates'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Callout } from '@/ui/Callout'
import type { Due } from './useDue'

/** A report older than its own advice says when the next check was due. */
export const DueNote = ({ due }: { due: Due }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  if (due?.isOver !== true) return null
  return (
    <Callout tone="caution" title={t('due.title')}>
      <p>
        <NoBreakDates>{t('due.text', { day: dayText(shell, due.day) })}</NoBreakDates>
      </p>
    </Callout>
  )
}
