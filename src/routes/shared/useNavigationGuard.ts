import { useEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'

type Question = Omit<Parameters<typeof confirmDialog>[0], 'tone'>

/** Blocks navigation while `blocks` holds. A text is shown and the user stays; a question lets the user leave. */
export const useNavigationGuard = (blocks: BlockerFunction, reason: () => string | Question): void => {
  const blocker = useBlocker(blocks)
  const latestReason = useRef(reason)
  useEffect(() => {
    latestReason.current = reason
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const why = latestReason.current()
    if (typeof why === 'string') {
      showToast(why)
      blocker.reset()
      return
    }
    void confirmDialog({ ...why, tone: 'leave' }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}
