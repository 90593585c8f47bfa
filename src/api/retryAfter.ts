import { monotonic, now } from '@/lib/time/clock'
import { MINUTE_MS } from '@/lib/time/units'
import { ApiError } from './errors'

/** Longest wait that a server can demand. */
const LONGEST_MS = 5 * MINUTE_MS
const SECONDS = /^\d+$/

/** End of each call's wait, on the monotonic clock. */
const held = new Map<string, number>()

/** Stores the wait that a server demands: seconds, or a date on the server's clock. */
export const holdBack = (call: string, retryAfter: string | undefined, date: string | undefined): void => {
  if (retryAfter === undefined) return
  const serverNow = date === undefined ? now() : Date.parse(date)
  const waitMs = SECONDS.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - serverNow
  if (waitMs > 0) held.set(call, monotonic() + Math.min(waitMs, LONGEST_MS))
}

/** Throws while `Retry-After` of the server forbids this call (A451). */
export const refuseHeld = (call: string): void => {
  const leftMs = (held.get(call) ?? 0) - monotonic()
  if (leftMs > 0) throw new ApiError('held', undefined, undefined, now() + leftMs)
}
