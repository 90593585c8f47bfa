import { chinaTime, type Day } from '@/lib/time/day'
import { cancellationsLeft, isRefunded, type CancelInfo } from './cancellation'
import type { Appointment } from './appointment'

/** Another day for a paid appointment: it is cancelled once the new one is paid. */
export type Reschedule = {
  /** When it began, epoch milliseconds. */
  at: number
  /** The paid appointment that is to be replaced. */
  appointmentId: string
  serviceId: string
  customerId: string
  day: Day
  /** The refund that was promised when it began, in fen; undefined without one from the server. */
  toldFen: number | undefined
  /** The new appointment; undefined before its order is placed. */
  newId: string | undefined
}

/**
 * Whether this is the new appointment. An order whose answer was lost is recognised by the same service and patient,
 * ordered since the user began.
 */
export const isNewOne = (
  { at, appointmentId, serviceId, customerId, newId }: Reschedule,
  appointment: Pick<Appointment, 'id' | 'serviceId' | 'customer' | 'orderedAt'>,
): boolean =>
  newId === undefined
    ? appointment.id !== appointmentId &&
      appointment.serviceId === serviceId &&
      appointment.customer.id === customerId &&
      appointment.orderedAt !== undefined &&
      appointment.orderedAt >= chinaTime(at)
    : appointment.id === newId

/** Whether cancelling now gives back at least what was promised, so that the app need not ask again. */
export const isAsTold = ({ toldFen }: Pick<Reschedule, 'toldFen'>, info: CancelInfo | undefined): boolean =>
  toldFen !== undefined &&
  info !== undefined &&
  info.refundFen >= toldFen &&
  cancellationsLeft(info.cancelledToday) > 0

/**
 * A530: whether a payment at this time in China ('YYYY-MM-DD HH:mm:ss') still lets the app cancel the old appointment
 * by itself. The promised refund must be known, and its time not over.
 */
export const isAutomatic = ({ day, toldFen }: Pick<Reschedule, 'day' | 'toldFen'>, time: string): boolean =>
  toldFen === 0 || (toldFen !== undefined && isRefunded(day, time))
