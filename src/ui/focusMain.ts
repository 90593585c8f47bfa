import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page: on arrival, and for a button that disappears when it is tapped. Otherwise the focus
 * would be lost (A522).
 */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/**
 * For the `ref` of a part that may disappear with the focus in it. The focus then moves to what surrounds the part, or
 * to the page.
 */
export const focusAround = (part: HTMLElement | null) => (): void => {
  if (!part?.contains(document.activeElement)) return
  const around = part.closest<HTMLElement>('[tabindex]')
  if (around) around.focus({ preventScroll: true })
  else focusMain()
}

/**
 * When something else replaces a form, the button that had the focus goes with it. The words in its place then take
 * the focus, because a region that appears with its words is not read out (A522). Undefined while the screen loads.
 */
export const useFocusAfterForm = (isForm: boolean | undefined): void => {
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (isForm === undefined) return
    const isReplaced = wasForm.current === true && !isForm
    wasForm.current = isForm
    if (isReplaced && document.activeElement?.matches('body, main'))
      [...document.querySelectorAll<HTMLElement>('main, [data-instead]')].pop()?.focus()
  }, [isForm])
}
