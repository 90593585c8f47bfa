import { useEffect } from 'react'
import { backAtCheckIn } from '@/stores/checkIn/open'

/** A page that the engine kept while the visitor was at the provider goes on where it was left, without a sign-in. */
export const useBackFromProvider = (): void => {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void backAtCheckIn()
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
}
