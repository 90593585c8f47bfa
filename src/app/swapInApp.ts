import { afterTap } from '@/ui/afterTap'

const LONGEST_TOUCH_MS = 3000

/** Replaces the frame by the app: nothing jumps, focus and ticks stay, and a touched link or label keeps its tap. */
export const swapInApp = (): void => {
  const boot = document.getElementById('boot')
  const root = document.getElementById('root')
  if (boot === null || root === null) return
  // Hidden until then: rendered above the frame it would push that down.
  root.hidden = true
  if (boot.querySelector(':is(a, label):active') === null) swap(boot, root)
  else void afterTap(['pointerup', 'pointercancel', 'dragend'], LONGEST_TOUCH_MS).then(() => swap(boot, root))
}

const swap = (boot: HTMLElement, root: HTMLElement): void => {
  const { scrollY } = window
  const focused = boot.contains(document.activeElement) ? document.activeElement : null
  const ticked = boot.querySelector('input:checked')
  boot.remove()
  root.hidden = false
  if (ticked !== null) boxLike(ticked, root)?.click()
  const same = focused instanceof HTMLInputElement ? boxLike(focused, root) : linkLike(focused, root)
  same?.focus({ preventScroll: true })
  // Reading the scroll position forces a layout of the whole app.
  if (scrollY === 0) return
  // The router runs first, and scrolls a new page to its top.
  queueMicrotask(() => {
    if (window.scrollY === 0) window.scrollTo(0, scrollY)
  })
}

const linkLike = (link: Element | null, root: HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll('a')].find((one) => one.getAttribute('href') === link?.getAttribute('href'))

/** Compares the labels, since a tick must never land in the box of another question. */
const boxLike = (box: Element, root: HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll('input')].find(
    (one) => one.closest('label')?.textContent === box.closest('label')?.textContent,
  )
