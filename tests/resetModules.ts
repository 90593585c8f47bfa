import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { listCookies, removeCookie } from '@/lib/cookies'

// The test files of one worker share the modules of jsdom and node_modules, because loading those takes most of the
// time. Each file starts with new modules of the app, the address `/`, no cookies, empty storage and no language.
vi.resetModules()
window.history.replaceState(null, '', '/')
for (const { name } of listCookies()) removeCookie(name)
window.localStorage.clear()
window.sessionStorage.clear()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)

// In development React records a stack trace for each element, to show it in warnings. Tests do not need it, and it
// takes one second in fifteen. React stops recording when this counter exceeds its limit.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
if (INTERNALS in React)
  Object.defineProperty(React[INTERNALS], 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {
      // Ignore React's own changes of the counter.
    },
  })

// The listeners that a file adds to window and document are removed after it, so that they do not run in the next
// file. React and the testing library add their listeners for focus and selection to document only once, so those
// stay.
const SHARED_EVENTS = /^(focus|blur|selection)/
const cleanups: (() => void)[] = []
for (const target of [window, document]) {
  const addListener = target.addEventListener.bind(target)
  target.addEventListener = (...[type, listener, options]: Parameters<typeof addListener>) => {
    addListener(type, listener, options)
    if (target === window || !SHARED_EVENTS.test(type))
      cleanups.push(() => target.removeEventListener(type, listener, options))
  }
  cleanups.push(() => void (target.addEventListener = addListener))
}
afterAll(() => cleanups.forEach((cleanup) => cleanup()))
