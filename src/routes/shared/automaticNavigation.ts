const fresh = new WeakSet<object>()

/** State of a navigation that the app makes by itself; notices survive it. */
export const automaticNavigation = (content: object = {}): object => {
  const state = { ...content }
  fresh.add(state)
  return state
}

/** Returns whether this navigation is automatic; false when its history entry is visited again. */
export const isAutomaticNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && fresh.has(state)

const toSave = new WeakSet<object>()

/** State of a navigation to a document that is saved once it is loaded. */
export const downloadIntent = (): object => {
  const state = {}
  toSave.add(state)
  return state
}

/** Returns true once: after a reload or Back nothing is saved again. */
export const takeDownloadIntent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && toSave.delete(state)
