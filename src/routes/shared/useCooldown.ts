import { useSyncExternalStore } from 'react'
import { cooldownSeconds, useSession } from '@/stores/auth/session'

const TICK_MS = 250

/** Seconds until a code can be asked for again, counted down while the screen is open. */
export const useCooldown = (): number => {
  const sentAt = useSession(({ codeSentAt }) => codeSentAt)
  const left = () => cooldownSeconds(sentAt)
  return useSyncExternalStore(onTick, left, left)
}

const onTick = (ticked: () => void): (() => void) => {
  const timer = setInterval(ticked, TICK_MS)
  return () => clearInterval(timer)
}
