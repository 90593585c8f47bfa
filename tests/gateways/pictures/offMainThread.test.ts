import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Drawing } from '@/gateways/pictures/draw'
import { drawInThread } from '@/gateways/pictures/offMainThread'

const threads = vi.hoisted(() => ({ ended: 0, refused: false }))

// A thread whose script never arrives.
vi.mock('@/gateways/pictures/worker?worker', () => ({
  default: class extends EventTarget {
    constructor() {
      super()
      if (threads.refused) throw new DOMException('refused', 'SecurityError')
    }
    postMessage = () => undefined
    terminate = () => void threads.ended++
  },
}))

const DRAWING: Drawing = { picture: new Blob(['photo']), size: { width: 40, height: 30 }, turn: 1 }

beforeEach(() => {
  threads.ended = 0
  threads.refused = false
  vi.useFakeTimers()
  for (const name of ['OffscreenCanvas', 'Worker']) vi.stubGlobal(name, class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[A451] a thread that hangs is given up after twenty seconds, so that the page draws the picture', async () => {
  const drawn = drawInThread(DRAWING, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(threads.ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await drawn).toBeUndefined()
  expect(threads.ended).toBe(1)
})

test('[A451] a picture that is given up leaves no timer', async () => {
  const given = new AbortController()
  const drawn = drawInThread(DRAWING, given.signal)
  given.abort()
  expect(await drawn).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('[A451] [RD1] a browser that refuses a thread leaves the picture to the page', async () => {
  threads.refused = true
  expect(await drawInThread(DRAWING, new AbortController().signal)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
