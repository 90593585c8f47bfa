import { ADDRESSES } from './addresses'

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
 * Returns the target after sign-in: a path of this app with its query, else the root (A50, RC5). It checks the parsed
 * path, because '/..//evil' parses to the same origin with the path '//evil'.
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
