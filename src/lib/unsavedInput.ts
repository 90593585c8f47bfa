const asked: (() => boolean)[] = []

/** Registers a store that may hold input which is neither sent nor on the phone, so that a reload would lose it. */
export const registerUnsavedInput = (hasInput: () => boolean): void => void asked.push(hasInput)

/** Whether a reload would lose input (A661). The stores answer, because the screen of the input may be gone. */
export const hasUnsavedInput = (): boolean => asked.some((hasInput) => hasInput())
