import { expect } from 'vitest'

/**
 * The maximal number of runs for each length. The fastest run counts, because garbage of earlier tests slows the
 * others down. Quadratic work is too slow in every run.
 */
const RUNS = 12
const LEAST_MS = 1
/** The long text is this many times as long as a short one, and is compared with this many short ones. */
const TIMES = 32
/** A654: linear work takes once as long, n log n at most twice, n√n about 6 times and quadratic work 32 times. */
const BOUND = 4

/** Fails if `run` takes more than four times as long at `length` as 32 runs at a 32nd of it. */
export const expectLinearTime = (length: number, run: (length: number) => unknown): void => {
  const parts = Array.from({ length: TIMES }, () => Math.round(length / TIMES))
  let [short, long] = [Infinity, Infinity]
  const growth = () => long / Math.max(short, LEAST_MS)
  let runs = 0
  do {
    short = Math.min(short, timeOf(run, parts))
    long = Math.min(long, timeOf(run, [length]))
    runs += 1
  } while (runs < RUNS && growth() >= BOUND)
  expect(growth(), `time of one long text against ${TIMES} short ones`).toBeLessThan(BOUND)
}

/** The code's own CPU time: other processes may be running, and the kernel's share is the memory it hands out. */
const timeOf = (run: (length: number) => unknown, lengths: readonly number[]): number => {
  const begun = process.cpuUsage()
  for (const length of lengths) run(length)
  return process.cpuUsage(begun).user / 1000
}
