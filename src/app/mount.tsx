import '@/ui/tokens.css'
import '@/ui/base.css'
import './prerenderStyles'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadWords, startLanguage } from '@/i18n/setup'
import { afterNextPaint } from '@/lib/afterNextPaint'
import { yieldToMain } from '@/lib/yieldToMain'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { applyTextSize } from '@/lib/textSize'
import { closeDialogs } from '@/ui/dialog'
import { leaveLostSheets, listenForBack } from '@/ui/sheetHistory'
import { rememberTaps } from '@/ui/useModal'
import { watchDrafts } from './drafts'
import { prefetchNext } from './prefetch'
import { createRouter, prefetch } from './router'
import { watchSession } from './sessionWatch'
import { isNavigating } from './pendingNavigation'
// Most sessions start at Home, so it is in the app chunk.
import '@/routes/home/Home'

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
  rememberTaps()
  await leaveLostSheets()
  let isMounted: () => void = () => undefined
  const router = routerWithBack(new Promise((resolve) => (isMounted = resolve)))
  await yieldToMain()
  // Synchronously, while there is no screen: later rendering is sliced, so that the phone answers a tap.
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />))
  isMounted()
  prefetchNext(router)
  void inTime(import('./shareMenu')).then(({ followSharing }) => followSharing(router), reportFault)
}

/** Creates the router after the listener of sheets, because listeners for Back run in order of registration. */
const routerWithBack = (mounted: Promise<void>) => {
  listenForBack()
  const router = createRouter(mounted)
  let shown = router.state.location
  router.subscribe(({ location }) => {
    // A dialog must not outlive its page.
    if (location !== shown) closeDialogs()
    shown = location
  })
  return router
}

// Pointerdown comes about a tenth of a second before the click; wait for the pressed state to paint.
const prefetchOnTouch = (): void => {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === window.location.origin)
      void afterNextPaint().then(() => isNavigating() || prefetch(link.pathname))
  })
}

// iOS applies :active only where a touch listener exists.
const showPressed = (): void => document.addEventListener('touchstart', () => undefined, { passive: true })
