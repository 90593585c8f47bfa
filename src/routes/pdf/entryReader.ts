import { isRecord } from '@/lib/isRecord'
import { signInOnPhone } from '@/stores/auth/session'

/**
 * Whether the state of a history entry names another sign-in as the reader of its document (A622). The server checks
 * no token for a document, so the address alone would show it to the next person on this phone.
 */
export const isOfFormerReader = (state: unknown): boolean =>
  isRecord(state) && typeof state['reader'] === 'string' && state['reader'] !== signInOnPhone().id

/** The state that the router has stored with the current entry. */
export const currentState = (): unknown => {
  const entry: unknown = window.history.state
  // Not `HISTORY_KEY`: a loader that imports it would move it to the data of every screen.
  return isRecord(entry) ? entry['usr'] : undefined
}
