import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isClockSet,
  now,
  onClockSet,
  phoneNow,
  setClockByServer,
  setClockOffset,
  unsetClock,
} from '../../src/lib/clock'

const PHONE = Date.parse('2026-11-22T10:00:00Z')
const HOUR_MS = 3_600_000

/** The header of an answer that comes while the phone says ten o'clock. */
const header = (aheadMs: number) => new Date(PHONE + aheadMs).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: PHONE })
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  unsetClock()
})

describe('[A431] [RB7] the clock', () => {
  test('is the phone’s before the first answer', () => {
    expect(now()).toBe(PHONE)
    expect(isClockSet()).toBe(false)
  })

  test.each([
    ['a day behind', 24 * HOUR_MS],
    ['a year ahead', -365 * 24 * HOUR_MS],
    ['three minutes behind', 180_000],
  ])('follows the server where the phone is %s', (_title, aheadMs) => {
    setClockByServer(header(aheadMs))
    expect(now()).toBe(PHONE + aheadMs)
    expect(phoneNow()).toBe(PHONE)
    expect(isClockSet()).toBe(true)
  })

  test.each([0, 119_000, -119_000])('stays the phone’s when the server is %i ms ahead', (aheadMs) => {
    setClockByServer(header(aheadMs))
    expect(now()).toBe(PHONE)
    expect(isClockSet()).toBe(true)
  })

  test('does not jump from answer to answer, and is the phone’s again once that was put right', () => {
    setClockByServer(header(24 * HOUR_MS))
    setClockByServer(header(24 * HOUR_MS - 5000))
    expect(now()).toBe(PHONE + 24 * HOUR_MS)
    setClockByServer(header(1000))
    expect(now()).toBe(PHONE)
  })

  test.each([undefined, '', 'yesterday'])('is not moved by the header %j', (date) => {
    setClockByServer(header(24 * HOUR_MS))
    setClockByServer(date)
    expect(now()).toBe(PHONE + 24 * HOUR_MS)
  })

  test('tells when it is set for the first time, and when it is set anew', () => {
    const heard = vi.fn()
    const stop = onClockSet(heard)
    setClockByServer(header(0))
    setClockByServer(header(1000))
    expect(heard).toHaveBeenCalledTimes(1)
    setClockByServer(header(HOUR_MS))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    setClockByServer(header(0))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('takes a moved clock of the demo for the phone’s', () => {
    setClockOffset(HOUR_MS)
    setClockByServer(header(HOUR_MS))
    expect(now()).toBe(PHONE + HOUR_MS)
  })
})
