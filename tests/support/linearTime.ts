import { expect } from 'vitest'

/**
 * The maximal number of runs for each length. The fastest run counts, because garbage of earlier tests slows the
 * others down. Quadratic work is too slow in every run.
 */
const RUNS = 12
const LEAST_MS = 1
/** The long text is this many times as long as the short one. */
const TIMES = 32
/** Between linear growth (32) and quadratic growth (1,024), far from both, so that a busy machine does not matter. */
const BOUND = TIMES * 8

/** Fails if `run` takes far more than 32 times as long at `length` as at a 32nd of it. */
export const expectLinearTime = (length: number, run: (length: number) => unknown): void => {
  let [short, long] = [Infinity, Infinity]
  const growth = () => long / Math.max(short, LEAST_MS)
  let runs = 0
  do {
    short = Math.min(short, timeOf(run, Math.round(length / TIMES)))
    long = Math.min(long, timeOf(run, length))
    runs += 1
  } while (runs < RUNS && growth() >= BOUND)
  expect(growth(), `growth of the time for ${TIMES} times the length`).toBeLessThan(BOUND)
}

/** The code's own CPU time: other processes may be running, and the kernel's share is the memory it hands out. */
const timeOf = (run: (length: number) => unknown, length: number): number => {
  const begun = process.cpuUsage()
  run(length)
  return process.cpuUsage(begun).user / 1000
}
