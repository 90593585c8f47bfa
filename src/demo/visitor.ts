import { setClockOffset } from '@/lib/time/clock'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { randomId } from '@/lib/random'
import { wipeStorage, writeStored } from '@/lib/storage'
import { resetClinic, transact, type Clinic } from '@/mocks/clinic'
import { tokenByOpenId } from '@/mocks/auth/session'

// The app's own names: its token cookie, and how its other tabs notice a new sign-in.
const TOKEN_COOKIE = 'token'
const SIGN_IN_KEY = 'sign-in'
const TOKEN_DAYS = 1

/** Returns the token, or '' when signed out. */
export const visitorToken = (): string => readCookie(TOKEN_COOKIE) ?? ''

/** Signs in this account and removes all data of the previous user from the phone. */
export const signInAs = (clinic: Clinic, openId: string): void => {
  const token = transact(clinic, () => tokenByOpenId(clinic, openId))
  wipeStorage()
  writeStored('local', SIGN_IN_KEY, randomId())
  writeCookie(TOKEN_COOKIE, token, TOKEN_DAYS)
}

export const startAnew = (clinic: Clinic): void => {
  resetClinic(clinic)
  setClockOffset(0)
  wipeStorage()
  removeCookie(TOKEN_COOKIE)
}
