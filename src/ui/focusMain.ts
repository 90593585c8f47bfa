/**
 * Moves the focus to the page: on arrival, and for a button that disappears when it is tapped. Otherwise the focus
 * would be lost (A522).
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** For the `ref` of a button that may disappear under the focus, which then moves to what surrounds the button. */
export const focusAround = (button: HTMLElement | null) => (): void => {
  if (document.activeElement === button) button?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}
