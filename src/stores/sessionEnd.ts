import { dropToken } from './session'
import { stayAtLogin } from './sessionProvider'
import { resetStores } from './store'

/** Ends the login on this phone, without a call (A66): nothing of the person stays behind. */
export const signOut = (): void => {
  dropToken()
  resetStores()
  stayAtLogin()
}
