/**
 * Moves the focus to the page: on arrival, and for a button that disappears when it is tapped. Otherwise the focus
 * would be lost (A522).
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
