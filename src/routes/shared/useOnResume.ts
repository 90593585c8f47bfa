import { useEffect, useEffectEvent } from 'react'

/** Calls back when the page returns to the front, is restored by the browser, or is online again. */
export const useOnResume = (onReturn: () => void): void => {
  const resume = useEffectEvent(onReturn)
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') resume()
    }
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('pageshow', handleReturn)
    window.addEventListener('online', handleReturn)
    return () => {
      document.removeEventListener('visibilitychange', handleReturn)
      window.removeEventListener('pageshow', handleReturn)
      window.removeEventListener('online', handleReturn)
    }
  }, [])
}
