import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { afterNextPaint } = await vi.importActual<typeof import('@/lib/afterNextPaint')>('@/lib/afterNextPaint')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page draws when the test says so. */
const drawByHand = () => {
  let due: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => due.push(run))
  return () => {
    const now = due
    due = []
    now.forEach((run) => run(0))
    return Promise.resolve()
  }
}

test('what is shown is drawn by the urgent task that follows its frame, and no other frame is held up by what waited', async () => {
  const frame = drawByHand()
  const urgent: (() => void)[] = []
  vi.stubGlobal('scheduler', { postTask: (run: () => void) => urgent.push(run) })
  const after = vi.fn()
  void afterNextPaint().then(after)
  expect(urgent).toEqual([])
  await frame()
  await frame()
  await vi.advanceTimersByTimeAsync(50)
  expect(after).not.toHaveBeenCalled()
  urgent.forEach((run) => run())
  await Promise.resolve()
  expect(after).toHaveBeenCalledOnce()
})

test('where the engine knows no urgent task, it is drawn by the task that follows its frame', async () => {
  const frame = drawByHand()
  const after = vi.fn()
  void afterNextPaint().then(after)
  await vi.advanceTimersByTimeAsync(50)
  expect(after).not.toHaveBeenCalled()
  await frame()
  expect(after).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(after).toHaveBeenCalledOnce()
})

test('where that task waits behind others, what is shown is drawn by the next frame', async () => {
  const frame = drawByHand()
  const after = vi.fn()
  void afterNextPaint().then(after)
  await frame()
  expect(after).not.toHaveBeenCalled()
  await frame()
  expect(after).toHaveBeenCalledOnce()
})

test('a page that draws nothing, because it is out of sight, is waited for no longer than a tenth of a second', async () => {
  drawByHand()
  const after = vi.fn()
  void afterNextPaint().then(after)
  await vi.advanceTimersByTimeAsync(99)
  expect(after).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(after).toHaveBeenCalledOnce()
})
