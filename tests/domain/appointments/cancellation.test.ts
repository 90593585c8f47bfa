import { expect, test } from 'vitest'
import {
  CANCEL_REASON,
  cancellationsLeft,
  isRefunded,
  isWithoutRefund,
  refundDay,
} from '@/domain/appointments/cancellation'

test.each([
  ['2026-11-25', '2026-11-24'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
])('[APPT-20] a check on %s is refunded in full up to 18:00 of %s', (day, before) => {
  expect(refundDay(day)).toBe(before)
  expect(isRefunded(day, `${before} 17:59:59`)).toBe(true)
})

test.each([
  ['2026-11-24 18:00:00', false],
  ['2026-11-24 23:59:59', false],
  ['2026-11-25 08:00:00', false],
  ['2026-11-23 23:59:59', true],
  ['2025-12-31 20:00:00', true],
])('[APPT-20] [APPT-21] a check on 2026-11-25 that is cancelled at %s is refunded: %s', (time, refunded) => {
  expect(isRefunded('2026-11-25', time)).toBe(refunded)
})

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
