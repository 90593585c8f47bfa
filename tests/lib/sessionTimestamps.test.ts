import { expect, onTestFinished, test } from 'vitest'
import { msSince, rememberNow } from '@/lib/sessionTimestamps'
import { setClockOffset } from '@/lib/time/clock'

const HOUR_MS = 3_600_000

test.each([2 * HOUR_MS, -2 * HOUR_MS])('[RB7] a phone clock that is moved by %i ms does not say “just now”', (ms) => {
  rememberNow('moved')
  onTestFinished(() => setClockOffset(0))
  setClockOffset(ms)
  expect(msSince('moved')).toBeGreaterThan(HOUR_MS)
})

test('a moment that was never remembered is past', () => {
  expect(msSince('never')).toBe(Infinity)
})
