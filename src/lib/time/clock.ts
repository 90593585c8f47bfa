import { createListeners } from '../listeners'
import { MINUTE_MS } from './units'

/** The only clock: everything reads the time here, so that the demo, the tests and the server can set it. */
let offsetMs = 0
let serverAheadMs = 0
let lastAheadMs: number | undefined
let isSet = false
const listeners = createListeners()

/** Differences within this are ignored: phone clocks are imprecise, and answers take time. */
const TOLERANCE_MS = 2 * MINUTE_MS
const AGREEMENT_MS = MINUTE_MS

/** The time in epoch milliseconds: the server's once two answers agree, the phone's before (A431, A443). */
export const now = (): number => phoneNow() + serverAheadMs

/** The phone's own time, only for what the phone itself measures, such as a cookie's life. */
export const phoneNow = (): number => Date.now() + offsetMs

/** Milliseconds that only increase, whatever the phone's clock does: for countdowns and waits. */
export const monotonic = (): number => performance.now()

export const setClockOffset = (ms: number): void => {
  offsetMs = ms
}

/**
 * Sets the clock by the Date header of an answer, once two answers in a row agree (A443). An answer with an Age from 1
 * second was cached and does not count (A567). Without a time in the answers the phone's clock stays in use.
 */
export const setClockByServer = (date: string | undefined, age?: string): void => {
  if (Number(age) > 0) return
  const aheadMs = date === undefined ? NaN : Date.parse(date) - phoneNow()
  const before = lastAheadMs
  lastAheadMs = aheadMs
  const wasAheadMs = serverAheadMs
  const wasSet = isSet
  if (before === undefined || !agree(before, aheadMs)) {
    if (serverAheadMs === 0 && Math.abs(aheadMs) <= TOLERANCE_MS) isSet = true
    if (isSet !== wasSet) listeners.notify()
    return
  }
  if (Math.abs(aheadMs - wasAheadMs) > TOLERANCE_MS) serverAheadMs = Math.abs(aheadMs) > TOLERANCE_MS ? aheadMs : 0
  isSet = true
  if (!wasSet || serverAheadMs !== wasAheadMs) listeners.notify()
}

const agree = (one: number, other: number): boolean =>
  Number.isNaN(one) ? Number.isNaN(other) : Math.abs(one - other) <= AGREEMENT_MS

export const unsetClock = (): void => {
  serverAheadMs = 0
  lastAheadMs = undefined
  isSet = false
}

export const isClockSet = (): boolean => isSet

export const onClockSet = (listener: () => void): (() => void) => listeners.subscribe(listener)

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
