import { isTimedOut } from '@/i18n/errors'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { rememberNow, msSince } from '@/lib/sessionTimestamps'

const RELOADED = 'reloaded-at'
const PAUSE_MS = 60_000

export const toChunkLoadError = (failure: unknown): ChunkLoadError =>
  new ChunkLoadError(failure instanceof Error ? failure.message : 'lost', isTimedOut(failure))

export const rethrowAsChunkLoadError = (failure: unknown): never => {
  throw toChunkLoadError(failure)
}

export const mayReload = (): boolean => navigator.onLine && msSince(RELOADED) >= PAUSE_MS && rememberNow(RELOADED)

let decided: boolean | undefined

/** Decided once per page, however often a screen asks. */
export const reloadsByItself = (): boolean => (decided ??= mayReload())
