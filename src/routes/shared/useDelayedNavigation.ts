import { useEffect, useState } from 'react'
import { showToast } from '@/ui/toast'

/** Shows a message for a moment, then navigates, unless the user has left meanwhile. */
export const useDelayedNavigation = (
  afterMs: number,
): { done: boolean; goOn: (said: string, leave: () => void) => void } => {
  const [next, setNext] = useState<{ leave: () => void }>()
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(next.leave, afterMs)
    return () => clearTimeout(timer)
  }, [next, afterMs])
  const goOn = (said: string, leave: () => void) => {
    showToast(said)
    setNext({ leave })
  }
  return { done: next !== undefined, goOn }
}
