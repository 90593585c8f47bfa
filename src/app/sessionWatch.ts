import { hasRunOut, isStalePage } from '@/stores/auth/session'
import { isOpen } from './guard'

/**
 * Whether this page still speaks for whoever is signed in; one that does not begins anew. A page that is open
 * without a token goes on without it: nobody else has come, and what is typed stays.
 */
export const mayWrite = (reload: () => void): boolean => {
  const over = isStalePage() || (hasRunOut() && !isOpen(window.location.pathname))
  if (over) reload()
  return !over
}

/**
 * A page whose user has signed out or changed elsewhere stops and begins anew (RA12, RA14): it looks
 * when it comes to the front, when the engine brings it back, and when another page changes the storage.
 */
export const watchSession = (reload: () => void): void => {
  const check = () => void mayWrite(reload)
  window.addEventListener('storage', check)
  window.addEventListener('focus', check)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}
