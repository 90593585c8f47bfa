import type { Day } from '@/lib/time/day'
import { momentIn } from '@/lib/time/momentIn'
import { MINUTE_MS } from '@/lib/time/units'
import { cancellationsLeft, type CancelInfo } from './cancellation'
import { isRefunded } from './refundDeadline'
import type { Appointment } from './appointment'

/** A move of a paid appointment to another day: the old one is cancelled once the new one is paid. */
export type Reschedule = {
  /** The person who began it, whose storage has it. */
  userId: string
  /** The paid appointment that is to be replaced. */
  appointmentId: string
  serviceId: string
  customerId: string
  day: Day
  /** The refund that was promised when it began, in fen; undefined without one from the server. */
  toldFen: number | undefined
  /** Until when that refund was promised, on China's wall clock; undefined without a time from the server. */
  toldUntil?: string | undefined
  /** When each replacing order without an answer was sent, in epoch milliseconds. */
  sentAt: readonly number[]
  /** The new appointment; undefined before its order is placed. */
  newId: string | undefined
}

/** The clocks of phone and server may differ, and an order takes time to arrive. */
const SAME_SENDING_MS = 5 * MINUTE_MS

/**
 * A536: whether this is the new appointment. An order whose answer was lost is recognised by service, patient and the
 * time when it was sent. If no such order was sent, no appointment counts as the new one.
 */
export const isNewOne = (
  { appointmentId, serviceId, customerId, sentAt, newId }: Reschedule,
  appointment: Pick<Appointment, 'id' | 'serviceId' | 'customer' | 'orderedAt'>,
): boolean =>
  appointment.id === newId ||
  (appointment.id !== appointmentId &&
    appointment.serviceId === serviceId &&
    appointment.customer.id === customerId &&
    isSentAt(appointment.orderedAt, sentAt))

const isSentAt = (orderedAt: string | undefined, sentAt: readonly number[]): boolean => {
  const ordered = orderedAt === undefined ? undefined : momentIn(orderedAt)
  return ordered !== undefined && sentAt.some((sent) => Math.abs(ordered - sent) <= SAME_SENDING_MS)
}

/** Whether cancelling now refunds at least what was promised, so that the app need not ask again. */
export const isAsTold = ({ toldFen }: Pick<Reschedule, 'toldFen'>, info: CancelInfo | undefined): boolean =>
  toldFen !== undefined &&
  info !== undefined &&
  info.refundFen >= toldFen &&
  cancellationsLeft(info.cancelledToday) > 0

/**
 * A530: whether a payment at this time in China ('YYYY-MM-DD HH:mm:ss') still lets the app cancel the old appointment
 * by itself. The promised refund must be known and still available.
 */
export const isAutomatic = (
  { day, toldFen, toldUntil }: Pick<Reschedule, 'day' | 'toldFen' | 'toldUntil'>,
  time: string,
): boolean =>
  toldFen === 0 || (toldFen !== undefined && (toldUntil === undefined ? isRefunded(day, time) : time < toldUntil))
