import { CHQ_CACHE_COOKIE, NEW_FREE_COOKIE } from '../domain/cookies'
import { removeCookie } from '../lib/cookies'
import { dropToken } from './session'
import { stayAtLogin } from './sessionProvider'
import { resetStores } from './store'

/**
 * Ends the login on this phone, without a call (A66): nothing of the person stays behind, a check-in of today
 * included.
 */
export const signOut = (): void => {
  dropToken()
  for (const cookie of [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE]) removeCookie(cookie)
  resetStores()
  stayAtLogin()
}
