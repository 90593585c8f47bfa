import { CHECK_IN_COOKIES } from '@/domain/checkIn/cookies'
import { keepsCookies, listCookies, removeCookie, type Cookie } from '@/lib/cookies'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { createStore } from '@/stores/createStore'

type CookieState = {
  cookies: Cookie[]
  /** The browser keeps no cookies: what is listed lives in this page only. */
  blocked: boolean
  checkIn: 'kept' | 'none' | 'cleared' | 'left'
}

export const useOnsiteCookies = createStore<CookieState>(() => ({ cookies: [], blocked: false, checkIn: 'none' }))

/** Looks at the cookies as they are now. */
export const lookAtCookies = (): void => {
  const cookies = listCookies()
  useOnsiteCookies.setState({ cookies, blocked: !keepsCookies(), checkIn: hasCheckIn(cookies) ? 'kept' : 'none' })
}

/**
 * Forgets the check-in of this phone, its questionnaire and the consent to it, which lifts the limit to one
 * check-in (A135, A435).
 */
export const clearCheckIn = (): void => {
  withdrawConsent('')
  CHECK_IN_COOKIES.forEach(removeCookie)
  const cookies = listCookies()
  // A cookie that somebody set for another path stays, and must not be called cleared.
  useOnsiteCookies.setState({ cookies, checkIn: hasCheckIn(cookies) ? 'left' : 'cleared' })
}

const hasCheckIn = (cookies: Cookie[]): boolean => cookies.some(({ name }) => CHECK_IN_COOKIES.includes(name))
