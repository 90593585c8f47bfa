import { ApiError } from './errors'

export const abortWhenIdle = (asked: AbortSignal, silenceMs: number) => {
  const own = new AbortController()
  let reason: Error | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => own.abort()
  const end = (why: Error | undefined): void => {
    clearTimeout(timer)
    asked.removeEventListener('abort', leave)
    reason = why
    if (why !== undefined) own.abort()
  }
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end(new ApiError('timeout')), silenceMs)
  }
  asked.addEventListener('abort', leave)
  if (asked.aborted) leave()
  heard()
  return { signal: own.signal, end, heard, why: () => reason }
}
