import { afterTap } from '@/ui/afterTap'

/** Nobody holds a finger on a link for longer. */
const LONGEST_TOUCH_MS = 3000

/**
 * Puts the app in the place of what index.html shows until then: nothing jumps, the focus stays where it is, and a
 * link on which a finger lies is still there when it lifts.
 */
export const swapInApp = (): void => {
  const boot = document.getElementById('boot')
  const root = document.getElementById('root')
  if (boot === null || root === null) return
  // Drawn above what is shown, the app would push it down; until it goes the app stands ready out of sight.
  root.hidden = true
  if (boot.querySelector('a:active') === null) giveWay(boot, root)
  else void afterTap(['pointerup', 'pointercancel', 'dragend'], LONGEST_TOUCH_MS).then(() => giveWay(boot, root))
}

const giveWay = (boot: HTMLElement, root: HTMLElement): void => {
  const { scrollY } = window
  const focused = boot.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  boot.remove()
  root.hidden = false
  const same = [...root.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)
  same?.focus({ preventScroll: true })
  // To ask how far the page is scrolled is to lay out the whole app within this task.
  if (scrollY === 0) return
  // The router, which takes every page for one at its top, has its turn first.
  queueMicrotask(() => {
    if (window.scrollY === 0) window.scrollTo(0, scrollY)
  })
}
