import { useEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { closeDialogs, confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'

type Question = Omit<Parameters<typeof confirmDialog>[0], 'tone' | 'onBlockedNavigation'>

/**
 * Blocks navigation while `blocks` holds. A text is shown and the user stays; a question lets the user leave, and then
 * `onLeave` is called.
 */
export const useNavigationGuard = (
  blocks: BlockerFunction,
  reason: () => string | Question,
  onLeave?: () => void,
): void => {
  const blocker = useBlocker(blocks)
  const latest = useRef({ blocker, reason, onLeave })
  const isAsking = useRef(false)
  useEffect(() => {
    latest.current = { blocker, reason, onLeave }
  })
  useEffect(
    () => () => {
      if (!isAsking.current) return
      // The router has already dropped the blocked navigation, so the answer decides nothing.
      isAsking.current = false
      // React cannot unmount another root while it renders.
      queueMicrotask(closeDialogs)
    },
    [],
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const why = latest.current.reason()
    if (typeof why === 'string') {
      showToast(why)
      blocker.reset()
      return
    }
    // The dialog that is open covers this navigation too.
    if (isAsking.current) return
    isAsking.current = true
    void confirmDialog({ ...why, tone: 'leave', onBlockedNavigation: true }).then((leave) => {
      if (!isAsking.current) return
      isAsking.current = false
      const { blocker: last, onLeave: leaving } = latest.current
      if (leave) leaving?.()
      if (last.state === 'blocked') (leave ? last.proceed : last.reset)()
    })
  }, [blocker])
}
