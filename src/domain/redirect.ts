import { ADDRESSES } from './addresses'

/** Whether a path leads to the sign-in, spelt in any of the ways that the router takes for it. */
export const isLogin = (pathname: string): boolean => {
  try {
    const path = decodeURIComponent(pathname).toLowerCase()
    return path.startsWith(ADDRESSES.login) && /^\/*$/.test(path.slice(ADDRESSES.login.length))
  } catch {
    return false
  }
}

const BASE = 'https://app.invalid'
const LONGEST = 2000

/**
 * Where to go after sign-in: a path of this app, with query; everything else is the root (A50, RC5).
 * The parsed path is looked at, since '/..//evil' parses to the same origin with the path '//evil'.
 */
export const safeRedirect = (wanted: string | null): string => {
  if (wanted === null || wanted.length > LONGEST || !/^\/(?![/\\])/.test(wanted)) return ADDRESSES.root
  let url: URL
  try {
    url = new URL(wanted, BASE)
  } catch {
    return ADDRESSES.root
  }
  if (url.origin !== BASE || url.pathname.startsWith('//') || isLogin(url.pathname)) return ADDRESSES.root
  return url.pathname + url.search
}
