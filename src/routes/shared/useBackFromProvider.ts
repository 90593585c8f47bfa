import { useEffect } from 'react'

/** Calls `onBack` when the browser restores the page from the back-forward cache; `onBack` must be stable. */
export const useBackFromProvider = (onBack: () => void): void => {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack()
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [onBack])
}
