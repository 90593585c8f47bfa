import { CHECK_IN_COOKIES } from '@/domain/checkIn/cookies'
import { removeCookie } from '@/lib/cookies'
import { dropToken } from './session'
import { stayAtLogin } from './provider'
import { resetStores } from '@/stores/createStore'

/**
 * Ends the login on this phone, without a call (A66): nothing of the person stays behind, a check-in of today
 * included.
 */
export const signOut = (): void => {
  dropToken()
  CHECK_IN_COOKIES.forEach(removeCookie)
  resetStores()
  stayAtLogin()
}
