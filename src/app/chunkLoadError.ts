import { isLate } from '@/i18n/errors'
import { rememberNow, msSince } from '@/lib/sessionTimestamps'

const RELOADED = 'reloaded-at'
const PAUSE_MS = 60_000

/** A part of the app could not be fetched, perhaps because a newer deployment took its place. */
export class ChunkLoadError extends Error {
  constructor(
    message: string,
    /** It did not come in time. */
    readonly isLate: boolean,
  ) {
    super(message)
  }
}

/** Marks a failed fetch of a part of the app as what it is. */
export const toChunkLoadError = (failure: unknown): ChunkLoadError =>
  new ChunkLoadError(failure instanceof Error ? failure.message : 'lost', isLate(failure))

/** The same for the catch of an import. */
export const rethrowAsChunkLoadError = (failure: unknown): never => {
  throw toChunkLoadError(failure)
}

/**
 * Whether the page may reload by itself now: once a minute at most, never offline, and only where the
 * mark survives the reload, or it would go round for ever (RA15).
 */
export const mayReload = (): boolean => navigator.onLine && msSince(RELOADED) >= PAUSE_MS && rememberNow(RELOADED)

let decided: boolean | undefined

/** The same, decided once for the life of this page, however often a screen asks. */
export const reloadsByItself = (): boolean => (decided ??= mayReload())
