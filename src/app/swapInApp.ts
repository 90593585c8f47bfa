import { afterTap } from '@/ui/afterTap'

const LONGEST_TOUCH_MS = 3000

/** Replaces the prerendered page by the app: nothing jumps, the focus stays, and a touched link keeps its tap. */
export const swapInApp = (): void => {
  const boot = document.getElementById('boot')
  const root = document.getElementById('root')
  if (boot === null || root === null) return
  // Hidden until then: rendered above the prerendered page it would push that down.
  root.hidden = true
  if (boot.querySelector('a:active') === null) swap(boot, root)
  else void afterTap(['pointerup', 'pointercancel', 'dragend'], LONGEST_TOUCH_MS).then(() => swap(boot, root))
}

const swap = (boot: HTMLElement, root: HTMLElement): void => {
  const { scrollY } = window
  const focused = boot.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  boot.remove()
  root.hidden = false
  const same = [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)
  same?.focus({ preventScroll: true })
  // Reading the scroll position forces a layout of the whole app.
  if (scrollY === 0) return
  // The router runs first, and scrolls a new page to its top.
  queueMicrotask(() => {
    if (window.scrollY === 0) window.scrollTo(0, scrollY)
  })
}
