import { useEffect } from 'react'

/** A page that the engine kept while its visitor was at the provider comes back as it was left; `onBack` is stable. */
export const useBackFromProvider = (onBack: () => void): void => {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack()
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [onBack])
}
