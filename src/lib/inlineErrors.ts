const shown = new Set<{ failure: unknown }>()
const listeners = new Set<() => void>()

/**
 * Registers a failure that a screen shows in place, so that no notice repeats it. Returns the function that removes
 * it.
 */
export const registerInlineError = (failure: unknown): (() => void) => {
  const place = { failure }
  shown.add(place)
  wake()
  return () => {
    shown.delete(place)
    wake()
  }
}

export const inlineErrors = (): unknown[] => [...shown].map(({ failure }) => failure)

export const onInlineErrorsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const wake = (): void => {
  for (const listener of listeners) listener()
}
