import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { signInOnPhone } from '@/stores/auth/session'
import { changeEntryState, HISTORY_KEY } from '@/routes/shared/entryState'

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

/** Marks the entry with this sign-in (A622). */
export const useMarkReader = (): void => {
  const { key } = useLocation()
  useEffect(() => markEntry(key, { reader: signInOnPhone().id }), [key])
}

/** Adds to the state of the history entry with this key; nothing where another entry is the current one. */
const markEntry = (key: string, mark: object): void => {
  const entry: unknown = window.history.state
  if (!isRecord(entry) || (entry['key'] ?? 'default') !== key) return
  const state = entry[HISTORY_KEY]
  changeEntryState({ ...(isRecord(state) ? state : {}), ...mark })
}
