/** The only clock: everything that asks for the time asks here, so that the demo and the tests can move it. */
let offsetMs = 0

/** Wall clock, epoch milliseconds, with the offset in force. */
export const now = (): number => Date.now() + offsetMs

/** Milliseconds that only grow, untouched by a changed phone clock: for countdowns and waits. */
export const monotonic = (): number => performance.now()

/** Moves the wall clock by so many milliseconds (the demo's movable clock). */
export const setClockOffset = (ms: number): void => {
  offsetMs = ms
}

/** A promise that settles after so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
