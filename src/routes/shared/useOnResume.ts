import { useEffect, useRef } from 'react'

/** Calls back when the page returns to the front, is restored by the browser, or is online again. */
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
