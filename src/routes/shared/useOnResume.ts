import { useEffect, useRef } from 'react'

/** Asks anew when the page comes back to the front, out of the browser's memory, or to a network. */
export const useOnResume = (onReturn: () => void): void => {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const hear = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', hear)
    window.addEventListener('pageshow', hear)
    window.addEventListener('online', hear)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      window.removeEventListener('pageshow', hear)
      window.removeEventListener('online', hear)
    }
  }, [])
}
