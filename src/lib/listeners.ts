type Listeners = { subscribe: (listener: () => void) => () => void; notify: () => void }

// The inline script reads the clock without listeners, so the bundler may drop unused ones.
/*#__NO_SIDE_EFFECTS__*/
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
