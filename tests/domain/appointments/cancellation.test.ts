import { expect, test } from 'vitest'
import { CANCEL_REASON, cancellationsLeft, isRefundOver, isWithoutRefund } from '@/domain/appointments/cancellation'

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 0],
])('[APPT-23] %d cancellations on one day leave %d more', (cancelled, left) => {
  expect(cancellationsLeft(cancelled)).toBe(left)
})

test('[APPT-18] a cancellation has two reasons: 1 plan changed or booked wrongly, 2 other', () => {
  expect(CANCEL_REASON).toEqual({ '1': 'planChanged', '2': 'other' })
})

test.each([
  ['refunded', 0, true],
  ['refunded', 1, false],
  ['refunding', 0, false],
  ['over', 0, false],
] as const)('[A405] pay status %s with %d fen to refund is shown as no refund: %s', (payStatus, refundFen, none) => {
  expect(isWithoutRefund({ payStatus, refundFen })).toBe(none)
})

test.each([
  [29_800, '2026-11-24 18:00:00', '2026-11-24 17:59:59', false],
  [29_800, '2026-11-24 18:00:00', '2026-11-24 18:00:00', true],
  [29_800, '2026-11-24 18:00:00', '2026-11-25 08:00:00', true],
  [1, '2026-11-24 18:00:00', '2026-11-24 18:00:00', true],
  [0, '2026-11-24 18:00:00', '2026-11-25 08:00:00', false],
  [29_800, undefined, '2026-11-25 08:00:00', false],
])('[APPT-20] [APPT-21] [A530] a refund of %s fen promised before %s is over at %s: %s', (...row) => {
  const [refundFen, refundDeadline, time, over] = row
  expect(isRefundOver({ refundFen, refundDeadline, cancelledToday: 0 }, time)).toBe(over)
})
