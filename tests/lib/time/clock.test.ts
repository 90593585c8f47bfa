import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isClockSet, now, onClockSet, phoneNow, setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { DAY_MS, HOUR_MS } from '@/lib/time/units'

const PHONE = Date.parse('2026-11-22T10:00:00Z')

/** Date header of an answer that arrives when the phone says ten o'clock. */
const header = (aheadMs: number) => new Date(PHONE + aheadMs).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: PHONE })
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  unsetClock()
})

const twoAnswers = (date: string | undefined) => {
  setClockByServer(date)
  setClockByServer(date)
}

describe('[A431] [A443] [RB7] the clock', () => {
  test('equals the phone’s clock before the first answer', () => {
    expect(now()).toBe(PHONE)
    expect(isClockSet()).toBe(false)
  })

  test.each([
    ['a day behind', DAY_MS],
    ['a year ahead', -365 * DAY_MS],
    ['three minutes behind', 180_000],
  ])('follows the second answer in a row when the phone is %s', (_title, aheadMs) => {
    setClockByServer(header(aheadMs))
    expect([now(), isClockSet()]).toEqual([PHONE, false])
    setClockByServer(header(aheadMs + 59_000))
    expect(now()).toBe(PHONE + aheadMs + 59_000)
    expect(phoneNow()).toBe(PHONE)
    expect(isClockSet()).toBe(true)
  })

  test.each([0, 119_000, -119_000])('stays the phone’s when the server is %i ms ahead', (aheadMs) => {
    twoAnswers(header(aheadMs))
    expect(now()).toBe(PHONE)
    expect(isClockSet()).toBe(true)
  })

  test.each([61_000, -61_000])('is not set by two answers that differ by %i ms', (apart) => {
    setClockByServer(header(DAY_MS))
    setClockByServer(header(DAY_MS + apart))
    expect([now(), isClockSet()]).toEqual([PHONE, false])
  })

  test.each([DAY_MS, -DAY_MS])('is not moved by one answer whose Date is %i ms off', (wrongMs) => {
    twoAnswers(header(0))
    setClockByServer(header(wrongMs))
    expect(now()).toBe(PHONE)
    setClockByServer(header(0))
    setClockByServer(header(wrongMs))
    expect(now()).toBe(PHONE)
  })

  test('is not moved by cached answers, which do not interrupt a row either', () => {
    for (let answer = 0; answer < 3; answer++) setClockByServer(header(-DAY_MS), '86400')
    expect([now(), isClockSet()]).toEqual([PHONE, false])
    setClockByServer(header(HOUR_MS))
    setClockByServer(header(-DAY_MS), '1')
    setClockByServer(header(HOUR_MS))
    expect(now()).toBe(PHONE + HOUR_MS)
  })

  test('[A567] follows answers that a CDN has fetched just now', () => {
    for (let answer = 0; answer < 2; answer++) setClockByServer(header(DAY_MS), '0')
    expect([now(), isClockSet()]).toEqual([PHONE + DAY_MS, true])
  })

  test('does not jump from answer to answer, and follows the phone again once the phone is correct', () => {
    twoAnswers(header(DAY_MS))
    setClockByServer(header(DAY_MS - 5000))
    expect(now()).toBe(PHONE + DAY_MS)
    twoAnswers(header(1000))
    expect(now()).toBe(PHONE)
  })

  test.each([undefined, '', 'yesterday'])('is not moved by the header %j', (date) => {
    twoAnswers(header(DAY_MS))
    twoAnswers(date)
    expect(now()).toBe(PHONE + DAY_MS)
  })

  test('is confirmed as the phone’s after two answers in a row without a time', () => {
    setClockByServer(undefined)
    expect(isClockSet()).toBe(false)
    setClockByServer('yesterday')
    expect([now(), isClockSet()]).toEqual([PHONE, true])
  })

  test('is set without moving by one answer that agrees with the phone', () => {
    setClockByServer(header(60_000))
    expect([now(), isClockSet()]).toEqual([PHONE, true])
  })

  test('notifies listeners when it is set first and when it is set again', () => {
    const listener = vi.fn()
    const stop = onClockSet(listener)
    twoAnswers(header(0))
    setClockByServer(header(1000))
    expect(listener).toHaveBeenCalledTimes(1)
    twoAnswers(header(HOUR_MS))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    twoAnswers(header(0))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('treats a moved clock of the demo as the phone’s', () => {
    setClockOffset(HOUR_MS)
    twoAnswers(header(HOUR_MS))
    expect(now()).toBe(PHONE + HOUR_MS)
  })
})
