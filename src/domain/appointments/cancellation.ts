import { addDays, type Day } from '@/lib/days'
import type { PayStatus } from '@/domain/dictionaries'

/** Plan changed or booked wrongly, and other (APPT-18). */
export const CANCEL_REASON = { '1': 'planChanged', '2': 'other' } as const
export type CancelReason = (typeof CANCEL_REASON)[keyof typeof CANCEL_REASON]

/** What the server says a cancellation means at this moment (A406). */
export type CancelInfo = {
  refundFen: number
  /** China's wall clock, 'YYYY-MM-DD HH:mm:ss'; it may be missing only where nothing comes back. */
  refundDeadline: string | undefined
  /** Cancelled today, unpaid ones too. */
  cancelledToday: number
}

/** What came back of a paid appointment (A115). */
export type Refund = {
  id: string
  number: string | undefined
  payStatus: PayStatus
  refundFen: number
  reason: CancelReason | undefined
  requestedAt: string | undefined
  refundedAt: string | undefined
}

/** The server refuses a fourth on one day (APPT-23). */
const CANCELLATIONS_A_DAY = 3

/** How many cancellations are left on this day. */
export const cancellationsLeft = (cancelledToday: number): number => Math.max(0, CANCELLATIONS_A_DAY - cancelledToday)

/** On this day, up to 18:00 in China, a cancellation of the check is refunded in full (A102). */
export const refundDay = (checkDay: Day): Day => addDays(checkDay, -1)

/** Whether a cancellation at this wall clock time in China ('YYYY-MM-DD HH:mm:ss') is refunded in full. */
export const isRefunded = (checkDay: Day, time: string): boolean => time < `${refundDay(checkDay)} 18:00:00`

/** Whether a refund that was told can be told no more at this wall clock time in China. */
export const isRefundOver = ({ refundFen, refundDeadline }: CancelInfo, time: string): boolean =>
  refundFen > 0 && refundDeadline !== undefined && refundDeadline <= time

/** Settled with nothing to give back (A405). */
export const isWithoutRefund = ({ payStatus, refundFen }: Pick<Refund, 'payStatus' | 'refundFen'>): boolean =>
  payStatus === 'refunded' && refundFen === 0
