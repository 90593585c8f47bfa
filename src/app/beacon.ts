import { version } from '../lib/version'
import { env } from './env'
import { screenAt } from './screens'

const MOST = 5
let sent = 0

/**
 * Tells VITE_ERROR_URL, where it is set, that something broke: version, route pattern, kind, engine; no ids, no
 * text.
 */
export const report = (failure: unknown): void => {
  if (env.errorUrl === '' || sent >= MOST) return
  sent++
  const { pathname } = window.location
  const told = {
    version,
    route: screenAt(pathname)?.path ?? '*',
    kind: failure instanceof Error ? failure.name : typeof failure,
    engine: engineOf(navigator.userAgent),
  }
  navigator.sendBeacon(env.errorUrl, JSON.stringify(told))
}

/** Reports what nobody caught. */
export const reportUncaught = (): void => {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** 'Chrome 116', 'iOS 15.8', else 'other': enough to know which phones suffer, too little to know whose. */
export const engineOf = (userAgent: string): string => {
  const ios = /\bOS (\d+)_(\d+)/.exec(userAgent)
  if (ios !== null) return `iOS ${ios[1]}.${ios[2]}`
  const chrome = /\bChrome\/(\d+)/.exec(userAgent)
  return chrome === null ? 'other' : `Chrome ${chrome[1]}`
}
