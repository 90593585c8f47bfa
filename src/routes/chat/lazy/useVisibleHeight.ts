import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Makes a part as high as what is seen of the page from its top on: a keyboard takes its room from it instead of
 * lying over it (W11).
 */
export const useVisibleHeight = (): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport ?? undefined
    const fit = () => {
      // Enlarged by two fingers the page is looked at through a smaller window.
      if (part.current === null || (seen?.scale ?? 1) > 1) return
      const top = part.current.getBoundingClientRect().top + window.scrollY
      part.current.style.height = `${Math.max(0, (seen?.height ?? window.innerHeight) - top)}px`
      // iOS scrolls what is typed into out of the way of a keyboard for which room is made now.
      if (window.scrollY > 0 || (seen?.offsetTop ?? 0) > 0) window.scrollTo(0, 0)
    }
    fit()
    const targets = [window, ...(seen === undefined ? [] : [seen])]
    for (const target of targets) target.addEventListener('resize', fit)
    // A notice above it comes and goes.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(fit) : undefined
    observer?.observe(document.body)
    return () => {
      for (const target of targets) target.removeEventListener('resize', fit)
      observer?.disconnect()
    }
  }, [])
  return part
}
