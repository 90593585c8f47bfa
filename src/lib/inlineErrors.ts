const told = new Set<{ failure: unknown }>()
const listeners = new Set<() => void>()

/** A screen tells of this failure where it belongs, until the answer is called: nothing else repeats it. */
export const registerInlineError = (failure: unknown): (() => void) => {
  const place = { failure }
  told.add(place)
  wake()
  return () => {
    told.delete(place)
    wake()
  }
}

/** The failures that stand on the screen now. */
export const inlineErrors = (): unknown[] => [...told].map(({ failure }) => failure)

/** Hears whenever one more or one less is told; the answer stops it. */
export const onInlineErrorsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const wake = (): void => {
  for (const listener of listeners) listener()
}
