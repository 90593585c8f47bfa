import type { TFunction } from 'i18next'
import { isUnpaidOrFree, type Appointment } from '@/domain/appointments/appointment'
import { cancellationsLeft, type CancelInfo } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'
import { now } from '@/lib/time/clock'
import { chinaDay, chinaTime } from '@/lib/time/day'
import { dayInSentence } from '@/i18n/dates'

type Words = { t: TFunction<'appointments'>; shell: TFunction<'shell'> }

/**
 * A406: the consequence of cancelling now, in sentences; without the server’s answer only the rule. RF4: with
 * `isConfirming` the cashier said ok, so the appointment is not called unpaid.
 */
export const cancelMeaning = (
  words: Words,
  appointment: Appointment,
  info: CancelInfo | undefined,
  isConfirming = false,
): string[] => {
  const { t } = words
  const money =
    isConfirming && appointment.status === 'toPay' ? [t('cancel.maybePaid')] : aboutMoney(words, appointment, info)
  if (info === undefined) return [...money, t(isUnpaidOrFree(appointment) ? 'cancel.byLimit' : 'cancel.byRule')]
  const left = cancellationsLeft(info.cancelledToday)
  if (left > 0) return [...money, t('cancel.left', { left })]
  // The first sentence promises the amount, and nothing can be promised now.
  return info.refundFen > 0
    ? [...money.slice(1), t('cancel.noneLeft'), t('cancel.askToday')]
    : [...money, t('cancel.noneLeft')]
}

const aboutMoney = (
  { t, shell }: Words,
  { status, practicalPriceFen }: Appointment,
  info: CancelInfo | undefined,
): string[] => {
  if (status === 'toPay') return [t('cancel.unpaid')]
  if (practicalPriceFen === 0) return [t('cancel.free')]
  if (info === undefined) return []
  const { refundFen, refundDeadline } = info
  const amount = refundFen > 0 ? t('cancel.refund', { amount: formatFen(refundFen) }) : t('cancel.noRefund')
  if (refundDeadline === undefined) return [amount]
  const moment = now()
  const deadline = {
    day: dayInSentence(shell, refundDeadline.slice(0, 10), chinaDay(moment)),
    time: refundDeadline.slice(11, 16),
  }
  if (refundFen > 0) return [amount, t('cancel.refundBefore', deadline)]
  return refundDeadline <= chinaTime(moment) ? [amount, t('cancel.refundOver', deadline)] : [amount]
}
