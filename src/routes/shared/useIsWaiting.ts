import { useState } from 'react'
import { useTimedOut } from './useTimedOut'

/** Milliseconds to wait for what may change or move a link under a tap. */
export const PATIENCE_MS = 1500

/**
 * Whether this part still loads for the first time, as far as a screen waits for it; a refetch does not count. The
 * patience begins once `isRestThere`: on a slow network it would otherwise be over before the rest arrives.
 */
export const useIsWaiting = (isLoading: boolean, isRestThere = true): boolean => {
  const isTimedOut = useTimedOut(PATIENCE_MS, isRestThere)
  const [isOver, setOver] = useState(false)
  if (!isOver && (isTimedOut || !isLoading)) setOver(true)
  return !isOver
}
