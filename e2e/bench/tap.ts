import type { Locator, Page } from '@playwright/test'

/** When a tap ended, when the old screen was gone, and when the new one was complete. */
export type Tapped = { tapped: number; left: number; whole: number }

export const timeTap = async (page: Page, control: Locator, target: string): Promise<Tapped> => {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error(`Nothing to tap leads to ${target}.`)
  await page.evaluate(watchTap, target)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 24))
  const whole = await page.waitForFunction(() => {
    const { tapped } = window as unknown as { tapped: Partial<Tapped> }
    return tapped.whole === undefined ? undefined : (tapped as Tapped)
  })
  return whole.jsonValue() as Promise<Tapped>
}

const watchTap = (target: string): void => {
  const tapped: Partial<Tapped> = {}
  Object.assign(window, { tapped })
  const isShown = (element: Element) => element.getClientRects().length > 0
  const old = document.querySelector('h1')
  old?.setAttribute('data-left', '')
  const bars = () =>
    [...document.querySelectorAll('main span[aria-hidden][style*="height"]')].some((bar) => {
      const { top, height } = bar.getBoundingClientRect()
      return height > 0 && top < window.innerHeight
    })
  const look = () => {
    const isLeft = old === null || !isShown(old)
    const title = document.querySelector('main h1:not([data-left])')
    const isThere = window.location.pathname.startsWith(target) && title !== null && isShown(title) && !bars()
    // A task that is queued in an animation frame runs after the paint. A timer would run after queued answers, too.
    void scheduler.postTask(
      () => {
        if (isLeft) tapped.left ??= performance.now()
        if (isThere) tapped.whole ??= performance.now()
      },
      { priority: 'user-blocking' },
    )
    if (!isThere) requestAnimationFrame(look)
  }
  const begin = (event: Event) => {
    tapped.tapped = event.timeStamp
    requestAnimationFrame(look)
  }
  window.addEventListener('click', begin, { capture: true, once: true })
}
