import { addDays, type Day } from '@/lib/time/day'

export const REFUND_HOUR = '18:00'

/** A102: a cancellation up to 18:00 in China on this day is refunded in full. */
export const refundDay = (checkDay: Day): Day => addDays(checkDay, -1)

/** Whether a cancellation at this time in China ('YYYY-MM-DD HH:mm:ss') is refunded in full. */
export const isRefunded = (checkDay: Day, time: string): boolean => time < `${refundDay(checkDay)} ${REFUND_HOUR}:00`
