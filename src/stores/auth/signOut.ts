import { dropToken } from './session'
import { stayAtLogin } from './provider'
import { resetStores } from '@/stores/createStore'
import { dropCheckIn } from '@/stores/checkInStorage'

/** Signs out on this phone without a call and removes all data of the person, including today's check-in (A66). */
export const signOut = (): void => {
  dropToken()
  dropCheckIn()
  resetStores()
  stayAtLogin()
}
