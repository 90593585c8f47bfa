/**
 * The only clock: everything that asks for the time asks here, so that the demo, the tests and the server can
 * set it.
 */
let offsetMs = 0
/** By how much the server's clock is ahead of this phone's, as far as it matters. */
let serverAheadMs = 0
/** By how much it was ahead by the last answer that counts; NaN where that told no time. */
let lastAheadMs: number | undefined
let isSet = false
const listeners = new Set<() => void>()

/** A phone's clock is seldom more exact, and an answer takes a while. */
const TOLERANCE_MS = 2 * 60_000
/** Two answers in a row say the same time when they are no further apart. */
const AGREEMENT_MS = 60_000

/**
 * What time it is, epoch milliseconds: by the server's clock as soon as two answers agree, by the phone's before
 * (A431, A443).
 */
export const now = (): number => phoneNow() + serverAheadMs

/**
 * What this phone takes for the time: only for what the phone itself measures by its clock, such as a cookie's
 * life.
 */
export const phoneNow = (): number => Date.now() + offsetMs

/** Milliseconds that only grow, untouched by a changed phone clock: for countdowns and waits. */
export const monotonic = (): number => performance.now()

/** Moves the wall clock by so many milliseconds (the demo's movable clock). */
export const setClockOffset = (ms: number): void => {
  offsetMs = ms
}

/**
 * Sets the clock by the Date header of a server's answer, once two answers in a row say the same (A443). One that was
 * kept on its way, and says so by Age, tells an old time and does not count. Where no answer tells a time, the phone's
 * clock goes on to serve.
 */
export const setClockByServer = (date: string | undefined, age?: string): void => {
  if (age !== undefined) return
  const aheadMs = date === undefined ? NaN : Date.parse(date) - phoneNow()
  const before = lastAheadMs
  lastAheadMs = aheadMs
  const wasAheadMs = serverAheadMs
  const wasSet = isSet
  if (before === undefined || !agree(before, aheadMs)) {
    // The phone's own clock is a second witness: nothing moves, but the time can be trusted.
    if (serverAheadMs === 0 && Math.abs(aheadMs) <= TOLERANCE_MS) isSet = true
    if (isSet !== wasSet) for (const listener of listeners) listener()
    return
  }
  // Small differences come from the way, and must not let the time jump from answer to answer.
  if (Math.abs(aheadMs - wasAheadMs) > TOLERANCE_MS) serverAheadMs = Math.abs(aheadMs) > TOLERANCE_MS ? aheadMs : 0
  isSet = true
  if (!wasSet || serverAheadMs !== wasAheadMs) for (const listener of listeners) listener()
}

const agree = (one: number, other: number): boolean =>
  Number.isNaN(one) ? Number.isNaN(other) : Math.abs(one - other) <= AGREEMENT_MS

/** As if no server had answered yet. */
export const unsetClock = (): void => {
  serverAheadMs = 0
  lastAheadMs = undefined
  isSet = false
}

/** Whether two answers, or an answer and the phone, say the same time, so that it can be trusted. */
export const isClockSet = (): boolean => isSet

/** Hears when the clock is set for the first time, and whenever it is set anew; the answer stops it. */
export const onClockSet = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A promise that settles after so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
