const fresh = new WeakSet<object>()

/** The state of a navigation that the app makes by itself: whatever it has to say of it is said there too. */
export const automaticNavigation = (told: object = {}): object => {
  const state = { ...told }
  fresh.add(state)
  return state
}

/** Whether this navigation is one of those; the same entry of history met again later is not. */
export const isAutomaticNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && fresh.has(state)

const toSave = new WeakSet<object>()

/** The state of a navigation to a document that is to be saved once it is there. */
export const downloadIntent = (): object => {
  const state = {}
  toSave.add(state)
  return state
}

/** Whether this navigation is one of those; true once: a reload or the way back saves nothing again. */
export const takeDownloadIntent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && toSave.delete(state)
