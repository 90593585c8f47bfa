import Cookies from 'js-cookie'
import { phoneNow } from './time/clock'
import { DAY_MS } from './time/units'
import { decodeOrKeep } from './decodeOrKeep'

export type Cookie = { name: string; value: string }

const PROBE = 'cookie-probe'
/** Values that the browser rejected, and the cookie that was there instead. */
const memory = new Map<string, { value: string; until: number; kept: string | undefined }>()

/** Returns the cookie's value; if the browser rejected it, the value that this page remembers. */
export const readCookie = (name: string): string | undefined => rememberedCookie(name) ?? keptCookie(name)

export const listCookies = (): Cookie[] => {
  const kept = keptCookies().filter(({ name }) => rememberedCookie(name) === undefined)
  const remembered = [...memory.keys()].flatMap((name) => {
    const value = rememberedCookie(name)
    return value === undefined ? [] : [{ name, value }]
  })
  return [...kept, ...remembered]
}

export const keepsCookies = (): boolean => {
  quietly(() => Cookies.set(PROBE, '1', { sameSite: 'Lax' }))
  const kept = keptCookie(PROBE) !== undefined
  removeCookie(PROBE)
  return kept
}

/**
 * Sets a cookie for this many days (0.5 is twelve hours, A136), SameSite Lax, Secure on https only. The package itself
 * sets the path /.
 */
export const writeCookie = (name: string, value: string, days: number): void => {
  const until = phoneNow() + days * DAY_MS
  const secure = window.location.protocol === 'https:'
  quietly(() => Cookies.set(name, value, { expires: new Date(until), sameSite: 'Lax', secure }))
  const kept = keptCookie(name)
  if (kept === value) memory.delete(name)
  else memory.set(name, { value, until, kept })
}

export const removeCookie = (name: string): void => {
  memory.delete(name)
  quietly(() => Cookies.remove(name))
}

const rememberedCookie = (name: string): string | undefined => {
  const remembered = memory.get(name)
  if (remembered === undefined || remembered.until <= phoneNow()) return undefined
  const kept = keptCookie(name)
  return kept === undefined || kept === remembered.kept ? remembered.value : undefined
}

// The page reads cookies before its first paint. It uses this parser, because js-cookie would add 500 bytes to it.
const keptCookie = (name: string): string | undefined => keptCookies().find((cookie) => cookie.name === name)?.value

// Reading document.cookie throws where cookies are forbidden.
const keptCookies = (): Cookie[] => {
  try {
    return document.cookie
      .split('; ')
      .filter((part) => part !== '')
      .map(parseCookie)
  } catch {
    return []
  }
}

const quietly = (write: () => void): void => {
  try {
    write()
  } catch {
    // The page remembers the value.
  }
}

// A server may write a value in quotes, which are not part of it (RFC 6265).
const parseCookie = (part: string): Cookie => {
  const [, name = '', , value = ''] = /^(?:([^=]*)=)?("?)(.*)\2$/.exec(part) ?? []
  return { name: decodeOrKeep(name), value: decodeOrKeep(value) }
}
