import type { Page } from '@playwright/test'

/**
 * How busy a page was: its longest task and how many were long by the browser's own count (what is below 50 ms is none
 * to it), the slowest frame, and the frames of a second.
 */
export type Busy = Record<'longest task ms' | 'long tasks' | 'slowest frame ms' | 'frames a second', number>

/** Watches the page from now on; the answer ends it. */
export const watchBusy = async (page: Page): Promise<() => Promise<Busy>> => {
  await page.evaluate(watch)
  return () => page.evaluate(() => (window as unknown as { busy: () => Busy }).busy())
}

/** Runs in the page. */
const watch = (): void => {
  const tasks: number[] = []
  const frames: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  let last: number | undefined
  let isOver = false
  const look = (now: number) => {
    if (last !== undefined) frames.push(now - last)
    last = now
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const busy = (): Busy => {
    isOver = true
    tasks.push(...observer.takeRecords().map(({ duration }) => duration))
    const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000
    return {
      'longest task ms': Math.max(0, ...tasks),
      'long tasks': tasks.length,
      'slowest frame ms': Math.round(Math.max(0, ...frames)),
      'frames a second': Math.round(frames.length / (seconds || 1)),
    }
  }
  Object.assign(window, { busy })
}
