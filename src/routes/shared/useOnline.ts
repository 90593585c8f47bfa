import { useSyncExternalStore } from 'react'
import { isOnline } from '@/stores/submit'

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

// A phone that wrongly calls itself offline has no event for an answer, so the outage watch sends one (A624).
const CHANGES = ['online', 'offline', 'reached']

const subscribe = (listener: () => void): (() => void) => {
  for (const change of CHANGES) window.addEventListener(change, listener)
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener)
  }
}
