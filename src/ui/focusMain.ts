/** Moves the focus to the page, for a button that goes with its own tap: its focus would be lost (A522). */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
