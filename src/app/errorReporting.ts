import { commit, version } from '@/lib/version'
import { env } from './env'
import { screenAt } from './screens'

const MOST = 5
/** So many places of a stack tell where it broke. */
const PLACES = 8
let sent = 0

/** Names of errors that the engines and this app give; any other one could be somebody's words. */
const KINDS =
  /^(|Eval|Range|Reference|Syntax|Type|URI|Aggregate|Abort|NotAllowed|NotFound|NotSupported|InvalidState|Network|Timeout|QuotaExceeded|Security|Api|Document|Im|Microphone|Picture)Error$/

/**
 * Tells VITE_ERROR_URL, where it is set, that something broke: version, commit, route pattern, kind, the places in our
 * own files, engine; no ids, no text, and no cookie (A450).
 */
export const reportError = (failure: unknown): void => {
  if (env.errorUrl === '' || sent >= MOST) return
  sent++
  const { pathname } = window.location
  const told = {
    version,
    commit,
    route: screenAt(pathname)?.path ?? '*',
    kind: kindOf(failure),
    stack: failure instanceof Error ? placesIn(failure.stack ?? '') : [],
    engine: engineOf(navigator.userAgent),
  }
  // It goes on while the page is left, as a beacon does, which would bring the cookies along.
  fetch(env.errorUrl, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(told),
  }).catch(() => undefined)
}

/** Reports what nobody caught. */
export const reportUncaughtErrors = (): void => {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

const kindOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure
  return KINDS.test(failure.name) ? failure.name : 'other'
}

/** File, line and column of each place in our own scripts: no message, no name, no address of a page. */
const placesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => /^(?:\s+at .*|[^\s]*@).*\/assets\/([\w.-]+-[\w-]{7}\.js:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
    .slice(0, PLACES)

/** 'Chrome 116', 'iOS 15.8', else 'other': enough to know which phones suffer, too little to know whose. */
export const engineOf = (userAgent: string): string => {
  const ios = /\bOS (\d+)_(\d+)/.exec(userAgent)
  if (ios !== null) return `iOS ${ios[1]}.${ios[2]}`
  const chrome = /\bChrome\/(\d+)/.exec(userAgent)
  return chrome === null ? 'other' : `Chrome ${chrome[1]}`
}
