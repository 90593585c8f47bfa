import { isRecord } from '@/lib/isRecord'

/** The router’s key for navigation state. */
const KEY = 'usr'

/** The navigation state of the current history entry. The router keeps its own copy until the page is left. */
export const entryState = (): unknown => {
  const state: unknown = window.history.state
  return isRecord(state) ? state[KEY] : undefined
}

/** Past the router: nothing renders, and a reload and Back find the new state. */
export const changeEntryState = (state: object | null): void =>
  window.history.replaceState({ ...(window.history.state as object), [KEY]: state }, '')
