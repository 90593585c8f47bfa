import { vi } from 'vitest'

/** Stops the phone’s clock until the test ends, now or at this time; returns its time in epoch milliseconds. */
export const stopClock = (stopped = Date.now()): number => {
  vi.spyOn(Date, 'now').mockReturnValue(stopped)
  return stopped
}

/** Stops the clock of countdowns and waits until the test ends; returns a function that moves it on. */
export const stopMonotonic = (): ((ms: number) => void) => {
  // A whole millisecond: sums of fractions are inexact.
  let stopped = Math.ceil(performance.now())
  const clock = vi.spyOn(performance, 'now').mockReturnValue(stopped)
  return (ms) => void clock.mockReturnValue((stopped += ms))
}

/** Holds back every timer of exactly this length until the test ends; returns a function that lets them fire. */
export const holdTimers = (lengthMs: number): (() => void) => {
  const start = globalThis.setTimeout
  const held: (() => void)[] = []
  const hold = (run: () => void, ms?: number) => {
    if (ms !== lengthMs) return start(run, ms)
    held.push(run)
    return 0
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  return () => {
    if (held.length === 0) throw new Error(`No timer of ${lengthMs} ms is running.`)
    held.splice(0).forEach((run) => run())
  }
}

/** Fires every timer of exactly this length at once, until the test ends. */
export const skipTimers = (lengthMs: number): void => {
  const start = globalThis.setTimeout
  const skip = (run: () => void, ms?: number) => start(run, ms === lengthMs ? 0 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(skip)
}
