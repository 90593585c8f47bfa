import { isRecord } from '@/lib/isRecord'
import { changeEntryState, STATE_KEY } from '@/routes/shared/entryState'

/** Adds to the state of the history entry with this key; nothing where another entry is the current one. */
export const markEntry = (key: string, mark: object): void => {
  const entry: unknown = window.history.state
  if (!isRecord(entry) || (entry['key'] ?? 'default') !== key) return
  const state = entry[STATE_KEY]
  changeEntryState({ ...(isRecord(state) ? state : {}), ...mark })
}
