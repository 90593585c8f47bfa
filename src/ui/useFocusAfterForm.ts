import { useEffect, useRef } from 'react'

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
