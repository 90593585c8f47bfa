import type { AppointmentStatus, PayStatus } from '@/domain/dictionaries'

export const CANCEL_REASON = { '1': 'planChanged', '2': 'other' } as const
export type CancelReason = (typeof CANCEL_REASON)[keyof typeof CANCEL_REASON]

export type CancelInfo = {
  refundFen: number
  /** China's wall clock, 'YYYY-MM-DD HH:mm:ss'. Missing only when nothing is refunded. */
  refundDeadline: string | undefined
  /** The number of cancellations today, including those of unpaid appointments. */
  cancelledToday: number
}

export type Refund = {
  id: string
  number: string | undefined
  payStatus: PayStatus
  refundFen: number
  reason: CancelReason | undefined
  requestedAt: string | undefined
  refundedAt: string | undefined
}

/** APPT-11: an unpaid or paid appointment can be cancelled. A460: for an unknown status the server decides. */
export const canCancel = ({ status }: { status: AppointmentStatus }): boolean =>
  status === 'toPay' || status === 'paid' || status === 'unknown'

const CANCELLATIONS_A_DAY = 3

export const cancellationsLeft = (cancelledToday: number): number => Math.max(0, CANCELLATIONS_A_DAY - cancelledToday)

export const isRefundOver = ({ refundFen, refundDeadline }: CancelInfo, time: string): boolean =>
  refundFen > 0 && refundDeadline !== undefined && refundDeadline <= time

/** A405: settled without an amount to refund. */
export const isWithoutRefund = ({ payStatus, refundFen }: Pick<Refund, 'payStatus' | 'refundFen'>): boolean =>
  payStatus === 'refunded' && refundFen === 0
