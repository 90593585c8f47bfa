import type { TFunction } from 'i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { isRefunded, REFUND_HOUR, refundDay } from '@/domain/appointments/cancellation'
import { dayInSentence } from '@/i18n/dates'
import { now } from '@/lib/time/clock'
import { chinaDay, chinaTime } from '@/lib/time/day'

type Words = { t: TFunction<'appointments'>; shell: TFunction<'shell'> }

/** What cancelling this paid appointment costs now, by the rule. The screen that cancels asks the server. */
export const cancellingText = ({ t, shell }: Words, { day, practicalPriceFen }: Appointment): string => {
  if (practicalPriceFen === 0) return t('cancel.free')
  const moment = now()
  return isRefunded(day, chinaTime(moment))
    ? t('cancel.refundBefore', {
        day: dayInSentence(shell, refundDay(day), chinaDay(moment)),
        time: REFUND_HOUR,
      })
    : t('cancel.noRefund')
}
