import { CHECK_IN_COOKIES } from '@/domain/cookies'
import { removeCookie } from '@/lib/cookies'
import { dropToken } from './session'
import { stayAtLogin } from './provider'
import { resetStores } from '@/stores/createStore'

/** Signs out on this phone without a call and removes all data of the person, including today's check-in (A66). */
export const signOut = (): void => {
  dropToken()
  CHECK_IN_COOKIES.forEach(removeCookie)
  resetStores()
  stayAtLogin()
}
