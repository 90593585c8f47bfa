import { expect } from 'vitest'

/** Runs of one length. The fastest is closest to what the work itself takes. */
const RUNS = 3
const LEAST_MS = 1
/** The long text is this many times as long as the short one. */
const TIMES = 32
/** Between linear growth (32) and quadratic growth (1,024), far from both, so that a busy machine changes nothing. */
const BOUND = TIMES * 8

/** Fails if `run` takes far more than 32 times as long at `length` as at a 32nd of it. */
export const expectLinearTime = (length: number, run: (length: number) => unknown): void => {
  const short = Math.max(
    LEAST_MS,
    leastMs(() => run(Math.round(length / TIMES))),
  )
  const long = leastMs(() => run(length))
  expect(long / short, `growth of the time for ${TIMES} times the length`).toBeLessThan(BOUND)
}

const leastMs = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: RUNS }, () => {
      // CPU time rather than wall time, because other processes may be running.
      const begun = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 1000
    }),
  )
