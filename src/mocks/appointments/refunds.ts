import { addDays, chinaMoment } from '@/lib/time/day'
import { DAY_MS } from '@/lib/time/units'
import type { Order } from '@/mocks/records'

const REFUND_TAKES_MS = 3 * DAY_MS

/** 18:00 in China on the day before the check, 'YYYY-MM-DD HH:mm:ss'. */
export const refundDeadline = ({ day }: Order): string => `${addDays(day, -1)} 18:00:00`

export const refundAt = (order: Order, moment: number): number =>
  moment < chinaMoment(refundDeadline(order)) ? order.practicalPrice : 0

export const refundedAt = (due: number): number => due + REFUND_TAKES_MS
