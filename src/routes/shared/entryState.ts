/** The router’s key for navigation state. */
export const HISTORY_KEY = 'usr'

/**
 * Changes the navigation state of the current history entry past the router: nothing renders, and a reload and Back
 * find the new state. The router keeps its own copy until the page is left.
 */
export const changeEntryState = (state: object | null): void =>
  window.history.replaceState({ ...(window.history.state as object), [HISTORY_KEY]: state }, '')
