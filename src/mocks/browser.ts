import { setupWorker } from 'msw/browser'
import { wait } from '@/lib/time/clock'
import type { Clinic } from './clinic'
import { handlers } from './handlers'

const START_LIMIT_MS = 4000

/** Serves the clinic to this page's requests. Static files pass; an unknown call under the base fails. */
export const startBrowser = async (clinic: Clinic, { base }: { base: string }): Promise<void> => {
  // A full address does not match the dev server's own /src/api/….
  const worker = setupWorker(...handlers(clinic, new URL(base, window.location.href).href, smallDelay, languageHere))
  const start = () => worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  // The worker script calls crypto.randomUUID on each request, which iOS has from 15.4 on.
  if (!('randomUUID' in crypto)) hideServiceWorker()
  try {
    await Promise.race([
      start(),
      wait(START_LIMIT_MS).then(() => Promise.reject(new Error('the service worker did not start in time'))),
    ])
    if ('serviceWorker' in navigator) remindWorker()
  } catch {
    // Stop first, because patches of the failed start would block the second one.
    worker.stop()
    hideServiceWorker()
    await start()
  }
}

/** MSW patches XHR and fetch in a page without service workers, but gives up when one is refused. */
const hideServiceWorker = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  sendNoCookieHeader()
}

/** MSW sets each cookie as a header of the patched XHR, which the browser refuses with a console error. */
const sendNoCookieHeader = (): void => {
  const { prototype } = XMLHttpRequest
  const setHeader = Reflect.get(prototype, 'setRequestHeader')
  prototype.setRequestHeader = function (name, value) {
    if (name.toLowerCase() !== 'cookie') setHeader.call(this, name, value)
  }
}

/**
 * The browser stops the worker of a background page. After a restart the worker no longer knows the page and lets its
 * calls pass.
 */
const remindWorker = (): void => {
  const remind = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  document.addEventListener('visibilitychange', remind)
  window.addEventListener('pageshow', remind)
}

const languageHere = (): string => document.documentElement.lang

let calls = 0
const smallDelay = (): number => 60 + ((++calls * 17) % 61)
