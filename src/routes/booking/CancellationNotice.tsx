import { useTranslation } from 'react-i18next'
import { isRefunded, refundDay } from '@/domain/appointments/cancellation'
import { dayInSentence } from '@/i18n/dates'
import { now } from '@/lib/clock'
import { chinaTime, type Day } from '@/lib/days'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Callout } from '@/ui/Callout'
import { Section } from '@/ui/Section'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { useByClock } from '@/routes/shared/useByClock'
import { useToday } from '@/routes/shared/useToday'

/** The four rules of cancelling (A102), and what they mean for this day by now (A482). */
export const CancellationNotice = ({ day }: { day: Day }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const today = useToday()
  const refunded = useByClock(() => isRefunded(day, chinaTime(now())))
  return (
    <Section title={t('confirm.notice')}>
      <strong>{t('confirm.implants')}</strong>
      <CancellationRules />
      <Callout tone="caution">
        <p role="status">
          <NoBreakDates>
            {refunded
              ? t('confirm.refundUntil', { day: dayInSentence(shell, refundDay(day), today) })
              : t('confirm.refundOver')}
          </NoBreakDates>
        </p>
      </Callout>
    </Section>
  )
}
