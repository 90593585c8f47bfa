import { hasRunOut, isStalePage } from '@/stores/auth/session'
import { isOpen } from './guard'

/**
 * Returns whether this page still belongs to the signed-in user, and reloads if not. An open page without a token
 * continues: its user is the same, and the input stays.
 */
export const mayWrite = (reload: () => void): boolean => {
  const over = isStalePage() || (hasRunOut() && !isOpen(window.location.pathname))
  if (over) reload()
  return !over
}

/**
 * RA12, RA14: reloads a page whose user has signed out or changed elsewhere. Checks on return to the front, on restore
 * by the browser, and when another tab changes the storage.
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
