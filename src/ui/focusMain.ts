/**
 * Moves the focus to the page, for a button that disappears when it is tapped: otherwise the focus would be lost
 * (A522).
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
