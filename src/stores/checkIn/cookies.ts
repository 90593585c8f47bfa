import { keepsCookies, listCookies, type Cookie } from '@/lib/cookies'
import { removeStoredDrafts, withdrawConsent } from '@/stores/auth/consentDrafts'
import { refuseConsent } from '@/stores/auth/consent'
import { token } from '@/stores/auth/session'
import { dropCheckIn, hasCheckIn } from '@/stores/checkInStorage'
import { createStore } from '@/stores/createStore'
import { ANYONE } from '@/stores/userStorage'

export type CookieState = {
  cookies: Cookie[]
  blocked: boolean
  checkIn: 'kept' | 'none' | 'cleared' | 'left'
}

export const useCheckInCookies = createStore<CookieState>(() => ({ cookies: [], blocked: false, checkIn: 'none' }))

export const loadCookies = (): void => {
  const cookies = listCookies()
  useCheckInCookies.setState({ cookies, blocked: !keepsCookies(), checkIn: hasCheckIn(cookies) ? 'kept' : 'none' })
}

/**
 * Removes this phone's check-in, its questionnaire and its consent; then another check-in is possible (A135, A435).
 */
export const clearCheckIn = (): void => {
  withdrawVisitorsConsent()
  dropCheckIn()
  const cookies = listCookies()
  // A cookie set for another path remains and must not be called cleared.
  useCheckInCookies.setState({ cookies, checkIn: hasCheckIn(cookies) ? 'left' : 'cleared' })
}

/** A user who is signed in keeps their own unsent data, which only a visitor without an account would share. */
const withdrawVisitorsConsent = (): void => {
  if (token() === undefined) return withdrawConsent(ANYONE)
  removeStoredDrafts(ANYONE)
  refuseConsent(ANYONE)
}
