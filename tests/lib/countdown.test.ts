import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secondsLeft, startCountdown } from '@/lib/countdown'
import { DAY_MS } from '@/lib/time/units'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

test('[RB7] a phone clock that jumps by a day does not move the countdown', () => {
  const countdown = startCountdown(900)
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(secondsLeft(countdown)).toBe(900)
  vi.setSystemTime(Date.now() - 2 * DAY_MS)
  expect(secondsLeft(countdown)).toBe(900)
})

test('[RB7] the countdown counts whole seconds and ends at 0', () => {
  const countdown = startCountdown(3)
  vi.advanceTimersByTime(1000)
  expect(secondsLeft(countdown)).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(secondsLeft(countdown)).toBe(0)
})

test('[RA8] seconds below 0 count as none', () => {
  expect(secondsLeft(startCountdown(-3))).toBe(0)
})
