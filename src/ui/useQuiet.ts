import { useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether the person asked the system for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(onMotionChange, () => window.matchMedia(REDUCED).matches)

/** Whether the page is out of sight, behind another tab or app. */
export const usePageHidden = (): boolean => useSyncExternalStore(onVisibilityChange, () => document.hidden)

const onMotionChange = (changed: () => void): (() => void) => {
  const query = window.matchMedia(REDUCED)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const onVisibilityChange = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
