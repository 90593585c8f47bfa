import { safeRedirect } from '../domain/redirect'

/** Exactly these paths are open without a token (NAV-57). */
const OPEN_PATHS = new Set([
  '/login',
  '/guide',
  '/guide/preFilledChq',
  '/doctorBind',
  '/doc/agreement',
  '/doc/privacy',
  '/subscribe/nowFree',
  '/chq/gail',
  '/subscribe/clearToken',
])

export const isOpen = (pathname: string): boolean => OPEN_PATHS.has(pathname)

/** Where to go instead of the wanted place, or undefined to let the visitor in. */
export const redirectOf = (wanted: { pathname: string; search: string }, signedIn: boolean): string | undefined => {
  if (signedIn)
    return wanted.pathname === '/login' ? safeRedirect(new URLSearchParams(wanted.search).get('redirect')) : undefined
  if (isOpen(wanted.pathname)) return undefined
  return `/login?redirect=${encodeURIComponent(wanted.pathname + wanted.search)}`
}
