import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeDialogs } from '@/ui/dialog'
import './jsdomShortcuts'
import { FakeIntersectionObserver } from './support/intersection'

/** On a busy machine it may take this long until a screen shows what a test waits for. */
const PATIENCE_MS = 30_000

// jsdom paints nothing, so no code waits for a paint.
vi.mock('@/lib/afterNextPaint', () => ({ afterNextPaint: () => Promise.resolve() }))

// Functions that jsdom lacks.
Object.assign(Element.prototype, {
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
})
Object.assign(window, {
  IntersectionObserver: FakeIntersectionObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
})

// The page has a live region for toasts. It is added on demand, because most tests look for the only status.
const find = document.getElementById.bind(document)
document.getElementById = (id) => find(id) ?? (id === 'toasts' ? addToasts() : null)
afterAll(() => void Reflect.deleteProperty(document, 'getElementById'))

const addToasts = (): HTMLElement => {
  const region = document.createElement('div')
  region.id = 'toasts'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

const before = getConfig()
configure({
  // A query that waits fails many times before it succeeds. Printing the page is slow, so only a message that is read
  // contains it.
  getElementError: (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    const get = () => before.getElementError(message, container).message
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// React renders in an immediate, and runs effects some time after that; only then a screen subscribes to its store. On
// a busy machine the library's own pause, a timer, ends before. Rendering into any other root runs pending effects.
const immediate = globalThis.setImmediate
const detachedRoot = createRoot(document.createElement('div'))
configure({
  asyncWrapper: async (wait) => {
    const found = await before.asyncWrapper(wait)
    await new Promise((resolve) => immediate(resolve))
    act(() => detachedRoot.render(null))
    return found
  },
})
afterAll(() => configure(before))

configure({ asyncUtilTimeout: PATIENCE_MS })

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
afterAll(() => void (vi.waitFor = waitFor))

// act() warnings only concern how a test waits: imperative components and late answers always render outside of act().
const aboutTheTest = /not wrapped in act\(|not configured to support act\(/
const consoleMessages: string[] = []

for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    const text = format(...words)
    if (aboutTheTest.test(text)) return
    consoleMessages.push(text)
    original(...words)
  }
  afterAll(() => void (console[level] = original))
}

beforeEach(() => {
  consoleMessages.length = 0
})

afterEach(() => {
  act(closeDialogs)
  cleanup()
  document.body.replaceChildren()
  const [first] = consoleMessages
  if (first !== undefined) throw new Error(`The console was written to: ${first}`)
})

// The next file of this worker shares these objects, so a file must put back what it adds to them or replaces.
const SHARED = Object.entries({
  navigator,
  document,
  'Element.prototype': Element.prototype,
  'HTMLElement.prototype': HTMLElement.prototype,
})
/** The testing library and React add these once for all files. */
const OF_LIBRARIES = /^(clipboard|focus|blur|_reactListening\w+)$/

const propertiesOf = (shared: object) => Object.entries(Object.getOwnPropertyDescriptors(shared))
const atStart = new Map(SHARED.map(([name, shared]) => [name, new Map(propertiesOf(shared))]))

afterAll(() => {
  vi.restoreAllMocks()
  for (const [name, shared] of SHARED)
    for (const [property, found] of propertiesOf(shared)) {
      const known = atStart.get(name)?.get(property)
      if (!OF_LIBRARIES.test(property) && (known?.value !== found.value || known?.get !== found.get))
        throw new Error(`The file leaves another ${name}.${property} to the next files.`)
    }
})
