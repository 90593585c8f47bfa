import { commit, version } from '@/lib/version'
import { env } from './env'
import { screenAt } from './screens'

const MOST = 5
const PLACES = 8
let sent = 0

/** Error names of browsers and of this app; any other name could contain user text. */
const KINDS =
  /^(|Eval|Range|Reference|Syntax|Type|URI|Aggregate|Abort|NotAllowed|NotFound|NotSupported|InvalidState|Network|Timeout|QuotaExceeded|Security|Api|Document|Im|Microphone|Picture)Error$/

/**
 * A450: sends version, commit, route pattern, kind, stack frames and engine to VITE_ERROR_URL, if set. No ids, text or
 * cookies are sent.
 */
export const reportError = (failure: unknown): void => {
  if (env.errorUrl === '' || sent >= MOST) return
  sent++
  const { pathname } = window.location
  const body = {
    version,
    commit: commit(),
    route: screenAt(pathname)?.path ?? '*',
    kind: kindOf(failure),
    stack: failure instanceof Error ? placesIn(failure.stack ?? '') : [],
    engine: engineOf(navigator.userAgent),
  }
  // Survives leaving the page like a beacon, which would send cookies.
  fetch(env.errorUrl, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

const kindOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure
  return KINDS.test(failure.name) ? failure.name : 'other'
}

const placesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => /^(?:\s+at .*|[^\s]*@).*\/assets\/([\w.-]*[\w-]{7}\.js:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
    .slice(0, PLACES)

/** “Chrome 116”, “iOS 15.8” or “other”: enough to know which phones are affected, too little to identify one. */
export const engineOf = (userAgent: string): string => {
  const ios = /\bOS (\d+)_(\d+)/.exec(userAgent)
  if (ios !== null) return `iOS ${ios[1]}.${ios[2]}`
  const chrome = /\bChrome\/(\d+)/.exec(userAgent)
  return chrome === null ? 'other' : `Chrome ${chrome[1]}`
}
