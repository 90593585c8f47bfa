import * as React from 'react'
import { afterAll, vi } from 'vitest'
import { listCookies, removeCookie } from '@/lib/cookies'

// Files of one worker share the modules of jsdom and node_modules, because loading those takes most of the time. The
// app's own modules lose their state before each file, the address is the first page, and nothing is kept.
vi.resetModules()
window.history.replaceState(null, '', '/')
for (const { name } of listCookies()) removeCookie(name)
window.localStorage.clear()
window.sessionStorage.clear()

// In development React notes for each element where it was made, for readers of its warnings. A test fails by the
// warning alone, and the notes cost one second in fifteen: React takes its allowance of them as spent.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
if (INTERNALS in React)
  Object.defineProperty(React[INTERNALS], 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {
      // What React counts stays as it is.
    },
  })

// What they have asked the page to tell them goes with them: the next file is none of their business. What React and
// the testing library hang on the document, of focus and selection, stays, for they hang it there once.
const THEIRS = /^(focus|blur|selection)/
const deafened: (() => void)[] = []
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target)
  target.addEventListener = (...[type, ear, options]: Parameters<typeof listen>) => {
    listen(type, ear, options)
    if (target === window || !THEIRS.test(type)) deafened.push(() => target.removeEventListener(type, ear, options))
  }
  deafened.push(() => void (target.addEventListener = listen))
}
afterAll(() => deafened.forEach((deafen) => deafen()))
