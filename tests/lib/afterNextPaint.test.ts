import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { afterNextPaint } = await vi.importActual<typeof import('@/lib/afterNextPaint')>('@/lib/afterNextPaint')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs the page's frames only when the test says so. */
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

test('afterNextPaint resolves in the urgent task after the frame, and delays no other frame', async () => {
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

test('without urgent tasks it resolves in the task after the frame', async () => {
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

test('when that task is delayed, it resolves in the next frame', async () => {
  const frame = drawByHand()
  const after = vi.fn()
  void afterNextPaint().then(after)
  await frame()
  expect(after).not.toHaveBeenCalled()
  await frame()
  expect(after).toHaveBeenCalledOnce()
})

test('on a hidden page, which paints nothing, it resolves after a tenth of a second', async () => {
  drawByHand()
  const after = vi.fn()
  void afterNextPaint().then(after)
  await vi.advanceTimersByTimeAsync(99)
  expect(after).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(after).toHaveBeenCalledOnce()
})
