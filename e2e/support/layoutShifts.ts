import type { Page } from '@playwright/test'

/** A layout shift: its score, whether it followed an input, and the role and pixels of each element that moved. */
type Shift = { score: number; afterInput: boolean; moved: { role: string | null; px: number }[] }

/** Records the layout shifts of each document that the page loads from now on. */
export const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        shifts.push({
          score: value,
          afterInput: hadRecentInput,
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            role: node instanceof Element ? node.getAttribute('role') : null,
            px: Math.abs(currentRect.y - previousRect.y),
          })),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts of the open document so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])

export const scoreOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0)
