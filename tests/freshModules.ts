import { afterAll, vi } from 'vitest'

// Files of one worker share jsdom's code and what node_modules holds, which cost most of the time; our own modules,
// with all that they remember, begin anew in each file, at the
// first page.
vi.resetModules()
window.history.replaceState(null, '', '/')

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
