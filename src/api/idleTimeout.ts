import { ApiError } from './errors'

/**
 * Returns a signal that aborts a request after `silenceMs` without progress, or with the caller's signal. Call
 * `restart` on progress, perhaps for another time, and `end` when the request is over. `why` returns the reason, none
 * for the caller's abort.
 */
export const abortWhenIdle = (callerSignal: AbortSignal, silenceMs: number) => {
  const own = new AbortController()
  let reason: Error | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => own.abort()
  const end = (why: Error | undefined): void => {
    clearTimeout(timer)
    callerSignal.removeEventListener('abort', leave)
    reason = why
    if (why !== undefined) own.abort()
  }
  const restart = (nextMs = silenceMs) => {
    clearTimeout(timer)
    timer = setTimeout(() => end(new ApiError('timeout')), nextMs)
  }
  callerSignal.addEventListener('abort', leave)
  if (callerSignal.aborted) leave()
  restart()
  return { signal: own.signal, end, restart, why: () => reason }
}
