import type { Page } from '@playwright/test'

/** How busy a page was. The browser counts tasks of 50 ms and more as long. */
export type Busy = Record<'longest task ms' | 'long tasks' | 'slowest frame ms' | 'frames a second', number>

/** Watches the page until the returned function is called. */
export const watchBusy = async (page: Page): Promise<() => Promise<Busy>> => {
  await page.evaluate(watch)
  return () => page.evaluate(() => (window as unknown as { busy: () => Busy }).busy())
}

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
