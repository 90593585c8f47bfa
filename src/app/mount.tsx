import '@/ui/tokens.css'
import '@/ui/base.css'
import './prerenderStyles'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadWords, startLanguage } from '@/i18n/setup'
import { afterNextPaint } from '@/lib/afterNextPaint'
import { yieldToMain } from '@/lib/yieldToMain'
import { applyTextSize } from '@/lib/textSize'
import { closeDialogs } from '@/ui/dialog'
import { listenForBack } from '@/ui/sheetHistory'
import { watchDrafts } from './drafts'
import { prefetchNext } from './prefetch'
import { createRouter, prefetch } from './router'
import { watchSession } from './sessionWatch'
import { isNavigating } from './pendingNavigation'
// Most visits begin at Home: it travels with the app instead of after it.
import '@/routes/home/Home'

/** Starts the app at the screen that the address names, and that may be under way already. */
export const mountApp = async (): Promise<void> => {
  applyTextSize()
  watchSession(() => window.location.reload())
  watchDrafts()
  startLanguage()
  await loadWords(['shell'])
  await yieldToMain()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  prefetchOnTouch()
  showPressed()
  let isMounted: () => void = () => undefined
  const router = routerWithBack(new Promise((resolve) => (isMounted = resolve)))
  await yieldToMain()
  // Before it has a screen: what it has from then on is drawn in slices, between which the phone answers a finger.
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />))
  isMounted()
  prefetchNext(router)
}

/** The router, told of Back only when no sheet takes it: listeners hear of it in the order of their coming. */
const routerWithBack = (mounted: Promise<void>) => {
  listenForBack()
  const router = createRouter(mounted)
  let shown = router.state.location
  router.subscribe(({ location }) => {
    // A question must not outlive the page that asked it.
    if (location !== shown) closeDialogs()
    shown = location
  })
  return router
}

// A finger that goes down on a link gains about a tenth of a second for its screen, once it is seen to be there.
const prefetchOnTouch = (): void => {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
      void afterNextPaint().then(() => isNavigating() || prefetch(link.pathname))
  })
}

// iOS marks what a finger is on as active only where somebody listens for touches.
const showPressed = (): void => document.addEventListener('touchstart', () => undefined, { passive: true })
