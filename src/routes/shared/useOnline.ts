import { useSyncExternalStore } from 'react'
import { isOnline } from '@/stores/submit'

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
