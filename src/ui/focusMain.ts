/**
 * Moves the focus to the page: on arrival, and for a button that disappears when it is tapped. Otherwise the focus
 * would be lost (A522).
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/**
 * For the `ref` of a part that may disappear with the focus in it, which then moves to what surrounds the part, or to
 * the page.
 */
export const focusAround = (part: HTMLElement | null) => (): void => {
  if (!part?.contains(document.activeElement)) return
  const around = part.closest<HTMLElement>('[tabindex]')
  if (around) around.focus({ preventScroll: true })
  else focusMain()
}
