import { useSyncExternalStore } from 'react'
import { watchMedia } from './watchMedia'

const REDUCED = watchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person asked the system for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(...REDUCED)

/** Whether the page is out of sight, behind another tab or app. */
export const usePageHidden = (): boolean => useSyncExternalStore(onVisibilityChange, () => document.hidden)

const onVisibilityChange = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
