import { setupWorker } from 'msw/browser'
import { wait } from '@/lib/clock'
import type { Clinic } from './clinic'
import { handlers } from './handlers'

const START_LIMIT_MS = 4000

/**
 * Puts the clinic behind this page's requests. Static files pass; a call under the base that it does not know
 * fails.
 */
export const startBrowser = async (clinic: Clinic, { base }: { base: string }): Promise<void> => {
  // With an address instead of a path the dev server's own /src/api/… is left alone.
  const worker = setupWorker(...handlers(clinic, new URL(base, window.location.href).href, smallDelay))
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  // The worker script calls crypto.randomUUID on each request: iOS has it from 15.4 on.
  if (!('randomUUID' in crypto)) hideServiceWorker()
  try {
    await Promise.race([
      start(),
      wait(START_LIMIT_MS).then(() => Promise.reject(new Error('the worker does not start'))),
    ])
    if ('serviceWorker' in navigator) remindWorker()
  } catch {
    // Stopped first: what the failed start has patched would keep the second one from patching the rest.
    worker.stop()
    hideServiceWorker()
    await start()
  }
}

/** MSW patches XHR and fetch where the page has no service worker, but gives up where one is refused. */
const hideServiceWorker = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  sendNoCookieHeader()
}

/** MSW sets each cookie as a header of the patched XHR; the browser refuses it with an error in the console. */
const sendNoCookieHeader = (): void => {
  const { prototype } = XMLHttpRequest
  const setHeader = Reflect.get(prototype, 'setRequestHeader')
  prototype.setRequestHeader = function (name, value) {
    if (name.toLowerCase() !== 'cookie') setHeader.call(this, name, value)
  }
}

/**
 * The browser stops a worker behind a page laid aside; started anew it has forgotten the page and lets its calls
 * through to nowhere.
 */
const remindWorker = (): void => {
  const remind = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  document.addEventListener('visibilitychange', remind)
  window.addEventListener('pageshow', remind)
}

let calls = 0
/** 60 to 120 ms, another one each time: a network nearby. */
const smallDelay = (): number => 60 + ((++calls * 17) % 61)
