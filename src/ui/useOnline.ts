import { useSyncExternalStore } from 'react'

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

const isOnline = () => navigator.onLine

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
