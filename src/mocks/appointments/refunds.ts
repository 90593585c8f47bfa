import { addDays, chinaMoment } from '@/lib/time/day'
import type { Order } from '@/mocks/records'

const REFUND_TAKES_MS = 3 * 24 * 3_600_000

/** 18:00 in China on the day before the check, 'YYYY-MM-DD HH:mm:ss'. */
export const refundDeadline = ({ day }: Order): string => `${addDays(day, -1)} 18:00:00`

export const refundAt = (order: Order, moment: number): number =>
  moment < chinaMoment(refundDeadline(order)) ? order.practicalPrice : 0

export const refundedAt = (due: number): number => due + REFUND_TAKES_MS
