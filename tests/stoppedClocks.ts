import { vi } from 'vitest'

/** Stops the phone’s clock until the test ends; returns its time in epoch milliseconds. */
export const stopClock = (): number => {
  const stopped = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(stopped)
  return stopped
}

/** Stops the clock of countdowns and waits until the test ends; returns a function that moves it on. */
export const stopMonotonic = (): ((ms: number) => void) => {
  let stopped = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(stopped)
  return (ms) => void clock.mockReturnValue((stopped += ms))
}
