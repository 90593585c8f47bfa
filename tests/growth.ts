/** Runs of the same length; the least of them is what the work takes on a machine that does nothing else. */
const RUNS = 5
/** What takes less than this is not told from chance. */
const LEAST_MS = 1

/** How many times longer a text four times as long takes: about 4 where the work is in proportion to the length. */
export const growthAt = (length: number, run: (length: number) => unknown): number =>
  leastMs(() => run(4 * length)) /
  Math.max(
    LEAST_MS,
    leastMs(() => run(length)),
  )

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
