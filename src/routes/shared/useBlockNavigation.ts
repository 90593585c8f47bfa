import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { showToast } from '@/ui/toast'

/** Blocks navigation while sending, and says why: the user would miss the result. */
export const useBlockNavigation = (isSending: () => boolean, text: string): void => {
  const blocker = useBlocker(isSending)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showToast(text)
    blocker.reset()
  }, [blocker, text])
}
