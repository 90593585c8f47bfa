import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { showToast } from '@/ui/toast'

/** Whoever leaves while something is being sent would not learn what became of it: it says so and stays. */
export const useBlockNavigation = (isSending: () => boolean, text: string): void => {
  const blocker = useBlocker(isSending)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showToast(text)
    blocker.reset()
  }, [blocker, text])
}
