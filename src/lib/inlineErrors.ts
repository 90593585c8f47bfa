import { createListeners } from './listeners'

const shown = new Set<{ failure: unknown }>()
const { subscribe, notify } = createListeners()

/**
 * Registers a failure that a screen shows in place, so that no notice repeats it. Returns the function that removes
 * it.
 */
export const registerInlineError = (failure: unknown): (() => void) => {
  const place = { failure }
  shown.add(place)
  notify()
  return () => {
    shown.delete(place)
    notify()
  }
}

export const inlineErrors = (): unknown[] => [...shown].map(({ failure }) => failure)

export const onInlineErrorsChange = subscribe
