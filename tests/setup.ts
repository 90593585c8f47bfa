import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeDialogs } from '@/ui/dialog'
import './jsdomShortcuts'
import { FakeIntersectionObserver } from './ui/intersection'

/** A busy machine may take this long to draw what a test waits for. */
const PATIENCE_MS = 30_000

// Nothing is drawn here, so that nothing waits for it.
vi.mock('@/lib/afterNextPaint', () => ({ afterNextPaint: () => Promise.resolve() }))

// What a browser has and jsdom lacks.
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

const before = getConfig()
configure({
  // Who waits fails again and again until it is there; only a failure that is read draws the page.
  getElementError: (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    const get = () => before.getElementError(message, container).message
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// React runs effects a moment after it renders, and only then a screen subscribes to its store. On a busy machine a
// tap would come before that. A render into any root comes after them.
const nowhere = createRoot(document.createElement('div'))
configure({
  asyncWrapper: async (wait) => {
    const found = await before.asyncWrapper(wait)
    act(() => nowhere.render(null))
    return found
  },
})
afterAll(() => configure(before))

configure({ asyncUtilTimeout: PATIENCE_MS })

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
afterAll(() => void (vi.waitFor = waitFor))

// act() warnings are about how a test waits. Imperative parts and late answers always render outside it.
const aboutTheTest = /not wrapped in act\(|not configured to support act\(/
const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    const text = format(...words)
    if (aboutTheTest.test(text)) return
    complaints.push(text)
    original(...words)
  }
  afterAll(() => void (console[level] = original))
}

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  act(closeDialogs)
  cleanup()
  document.body.replaceChildren()
  const [first] = complaints
  if (first !== undefined) throw new Error(`The console was written to: ${first}`)
})
