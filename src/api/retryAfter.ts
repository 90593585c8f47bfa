import { monotonic, now } from '@/lib/clock'
import { ApiError } from './errors'

/** However long a server wants to be left alone, the person may try again by then. */
const LONGEST_MS = 5 * 60_000
const SECONDS = /^\d+$/

/** Until when each call is held back, on the clock that only grows. */
const held = new Map<string, number>()

/** Notes how long a server wants to be left alone: by seconds, or by a date on its own clock. */
export const holdBack = (call: string, retryAfter: string | undefined, date: string | undefined): void => {
  if (retryAfter === undefined) return
  const serverNow = date === undefined ? now() : Date.parse(date)
  const waitMs = SECONDS.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - serverNow
  if (waitMs > 0) held.set(call, monotonic() + Math.min(waitMs, LONGEST_MS))
}

/** Throws where the server wants to be left alone with this call for now (A451). */
export const refuseHeld = (call: string): void => {
  const leftMs = (held.get(call) ?? 0) - monotonic()
  if (leftMs > 0) throw new ApiError('held', undefined, undefined, now() + leftMs)
}
