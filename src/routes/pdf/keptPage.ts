import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { changeEntryState } from '@/routes/shared/entryState'

/** The page at which this entry of the history was left: Back and a reload return to it. */
export const useKeptPage = (): number => {
  const state: unknown = useLocation().state
  return isRecord(state) && typeof state['page'] === 'number' ? state['page'] : 1
}

/** Keeps the page once it was in sight for a moment: iOS rejects more than a hundred changes in half a minute. */
export const useKeepPage = (page: number): void => {
  const { key } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      const entry: unknown = window.history.state
      // A document that is being left must not mark the next screen's entry.
      if (isRecord(entry) && (entry['key'] ?? 'default') === key) changeEntryState({ page })
    }, 500)
    return () => clearTimeout(timer)
  }, [page, key])
}
