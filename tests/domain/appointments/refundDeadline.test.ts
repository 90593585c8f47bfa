import { expect, test } from 'vitest'
import { isRefunded, refundDay } from '@/domain/appointments/refundDeadline'

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
