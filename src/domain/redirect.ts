import { ADDRESSES } from './addresses'

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
  if (url.origin !== BASE || url.pathname.startsWith('//') || url.pathname === ADDRESSES.login) return ADDRESSES.root
  return url.pathname + url.search
}
