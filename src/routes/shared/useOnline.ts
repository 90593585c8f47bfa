import { useSyncExternalStore } from 'react'
import { isOnline, onServerReached } from '@/stores/submit'

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  // A phone that wrongly calls itself offline says nothing when it is reached (A624).
  const stop = onServerReached(listener)
  return () => {
    stop()
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
