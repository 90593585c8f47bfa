import { setClockOffset } from '@/lib/clock'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { randomId } from '@/lib/random'
import { wipeStorage, writeStored } from '@/lib/storage'
import { resetClinic, transact, type Clinic } from '@/mocks/clinic'
import { tokenByOpenId } from '@/mocks/auth/session'

// The app's own: where it keeps the token, and by what its other tabs know that somebody else has signed in.
const TOKEN_COOKIE = 'token'
const SIGN_IN_KEY = 'sign-in'
const TOKEN_DAYS = 1

/** The token of whoever is signed in; '' for nobody. */
export const visitorToken = (): string => readCookie(TOKEN_COOKIE) ?? ''

/** Signs in the account with this openId, and leaves nothing on the phone of whoever was signed in before. */
export const signInAs = (clinic: Clinic, openId: string): void => {
  const token = transact(clinic, () => tokenByOpenId(clinic, openId))
  wipeStorage()
  writeStored('local', SIGN_IN_KEY, randomId())
  writeCookie(TOKEN_COOKIE, token, TOKEN_DAYS)
}

/** Everything back to the seeds and to the real time, and nobody signed in. */
export const startAnew = (clinic: Clinic): void => {
  resetClinic(clinic)
  setClockOffset(0)
  wipeStorage()
  removeCookie(TOKEN_COOKIE)
}
