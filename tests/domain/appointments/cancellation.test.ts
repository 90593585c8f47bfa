import { expect, test } from 'vitest'
import { CANCEL_REASON, cancellationsLeft, isWithoutRefund } from '@/domain/appointments/cancellation'

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
