import { chinaMoment, type Day } from '@/lib/time/day'
import { cancellationsLeft, isRefunded, type CancelInfo } from './cancellation'
import type { Appointment } from './appointment'

/** Another day for a paid appointment: it is cancelled once the new one is paid. */
export type Reschedule = {
  /** The paid appointment that is to be replaced. */
  appointmentId: string
  serviceId: string
  customerId: string
  day: Day
  /** The refund that was promised when it began, in fen; undefined without one from the server. */
  toldFen: number | undefined
  /**
   * When the order that replaces the appointment was last sent, in epoch milliseconds; undefined once its answer is
   * known.
   */
  sentAt: number | undefined
  /** The new appointment; undefined before its order is placed. */
  newId: string | undefined
}

/** The clocks of phone and server may differ, and an order takes time to arrive. */
const SAME_SENDING_MS = 5 * 60_000

/**
 * A536: whether this is the new appointment. An order whose answer was lost is recognised by service, patient and the
 * time when it was sent. If no such order was sent, no appointment counts as the new one.
 */
export const isNewOne = (
  { appointmentId, serviceId, customerId, sentAt, newId }: Reschedule,
  appointment: Pick<Appointment, 'id' | 'serviceId' | 'customer' | 'orderedAt'>,
): boolean =>
  newId === undefined
    ? appointment.id !== appointmentId &&
      appointment.serviceId === serviceId &&
      appointment.customer.id === customerId &&
      appointment.orderedAt !== undefined &&
      sentAt !== undefined &&
      Math.abs(chinaMoment(appointment.orderedAt) - sentAt) <= SAME_SENDING_MS
    : appointment.id === newId

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
export const isAutomatic = ({ day, toldFen }: Pick<Reschedule, 'day' | 'toldFen'>, time: string): boolean =>
  toldFen === 0 || (toldFen !== undefined && isRefunded(day, time))
