import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setClockByServer, unsetClock } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { useToday } from '@/routes/shared/useToday'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  unsetClock()
})

const phoneAt = (time: string) => vi.setSystemTime(chinaMoment(time))
const serverAt = (time: string) =>
  act(() => {
    for (let answer = 0; answer < 2; answer++) setClockByServer(new Date(chinaMoment(time)).toUTCString())
  })
const afterMs = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const openAt = (time: string) => {
  phoneAt(time)
  return renderHook(useToday).result
}

describe('the current day on an open screen', () => {
  test('[A482] changes at midnight, with the minute', () => {
    const day = openAt('2026-11-25 23:58:30')
    afterMs(30_000)
    afterMs(59_999)
    expect(day.current).toBe('2026-11-25')
    afterMs(1)
    expect(day.current).toBe('2026-11-26')
  })

  test('[A431] changes at the server’s midnight after an answer sets the clock within a minute', () => {
    const day = openAt('2026-11-25 10:00:00')
    serverAt('2026-11-25 23:59:50')
    expect(day.current).toBe('2026-11-25')
    afterMs(9999)
    expect(day.current).toBe('2026-11-25')
    afterMs(1)
    expect(day.current).toBe('2026-11-26')
  })

  test('[A431] changes when the answer itself names another day', () => {
    const day = openAt('2026-11-25 10:00:00')
    serverAt('2026-11-26 10:00:00')
    expect(day.current).toBe('2026-11-26')
  })

  test('[A482] changes at midnight after the phone slept within a minute', () => {
    const day = openAt('2026-11-25 10:00:00')
    phoneAt('2026-11-25 23:59:50')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    afterMs(10_000)
    expect(day.current).toBe('2026-11-26')
  })

  test('leaves no timer behind when the screen closes', () => {
    phoneAt('2026-11-25 10:00:00')
    const { unmount } = renderHook(useToday)
    serverAt('2026-11-25 23:59:50')
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
