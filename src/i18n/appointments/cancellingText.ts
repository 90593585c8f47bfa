import type { TFunction } from 'i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { isRefunded, REFUND_HOUR, refundDay } from '@/domain/appointments/refundDeadline'
import { dayInSentence, dayText } from '@/i18n/dates'
import { now } from '@/lib/time/clock'
import { chinaDay, chinaTime } from '@/lib/time/day'

type Words = { t: TFunction<'appointments'>; shell: TFunction<'shell'> }

/**
 * What cancelling this paid appointment costs now, by the rule; the screen that cancels asks the server. With `dated`
 * the words can be read on another day.
 */
export const cancellingText = (
  { t, shell }: Words,
  { day, practicalPriceFen }: Pick<Appointment, 'day' | 'practicalPriceFen'>,
  dated?: 'dated',
): string => {
  if (practicalPriceFen === 0) return t('cancel.free')
  const moment = now()
  return isRefunded(day, chinaTime(moment))
    ? t('cancel.refundBefore', {
        day: dated ? dayText(shell, refundDay(day)) : dayInSentence(shell, refundDay(day), chinaDay(moment)),
        time: REFUND_HOUR,
      })
    : t('cancel.noRefund')
}
