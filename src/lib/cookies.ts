import Cookies from 'js-cookie'
import { now } from './clock'

const memory = new Map<string, { value: string; until: number }>()

/** The cookie's value; where cookies are blocked, what this page remembers of it. */
export const readCookie = (name: string): string | undefined => {
  const kept = Cookies.get(name)
  if (kept !== undefined) return kept
  const remembered = memory.get(name)
  return remembered !== undefined && remembered.until > now() ? remembered.value : undefined
}

/** Sets a cookie for so many days (0.5 is twelve hours, A136), path /, SameSite Lax, Secure on https only. */
export const writeCookie = (name: string, value: string, days: number): void => {
  const until = now() + days * 86_400_000
  Cookies.set(name, value, {
    expires: new Date(until),
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  })
  if (Cookies.get(name) === value) memory.delete(name)
  else memory.set(name, { value, until })
}

export const removeCookie = (name: string): void => {
  memory.delete(name)
  Cookies.remove(name, { path: '/' })
}

