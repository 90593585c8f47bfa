import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { markEntry } from './markEntry'

/** The page at which this entry of the history was left: Back and a reload return to it. */
export const useKeptPage = (): number => {
  const state: unknown = useLocation().state
  return isRecord(state) && typeof state['page'] === 'number' ? state['page'] : 1
}

/** Keeps the page once it was in sight for a moment: iOS rejects more than a hundred changes in half a minute. */
export const useKeepPage = (page: number): void => {
  const { key } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => markEntry(key, { page }), 500)
    return () => clearTimeout(timer)
  }, [page, key])
}
