import { useLocation } from 'react-router-dom'

/** Marks this entry of the history: an order begins at its form. The mark survives a reload. */
export const markOrderForm = (): void =>
  // The router’s key for navigation state.
  window.history.replaceState({ ...(window.history.state as object), usr: { ordered: true } }, '')

/** Whether this visit came back to a marked form. If it is empty, its order was placed (A93). */
export const useIsBackAtOrderForm = (): boolean =>
  (useLocation().state as { ordered?: unknown } | null)?.ordered === true
