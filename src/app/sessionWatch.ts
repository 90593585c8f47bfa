import { isStalePage } from '../stores/session'

/** Whether this page still speaks for whoever is signed in; one that does not begins anew. */
export const mayWrite = (reload: () => void): boolean => {
  const stale = isStalePage()
  if (stale) reload()
  return !stale
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
