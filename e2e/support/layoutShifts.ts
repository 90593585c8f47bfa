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

/** A text that could be read, and by how many pixels it then moved. */
export type Move = { text: string; px: number }

/** Records what becomes of the texts that can be read, in each document that the page loads from now on. */
export const recordMoves = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: Move[] = []
    Object.assign(window, { moves })
    const UNREAD = '[aria-hidden="true"], [hidden], script, style, template, noscript, option, textarea'
    const range = document.createRange()
    // The app is drawn unseen before it takes the place of the frame.
    const isSeen = (parent: Element) =>
      parent.closest(UNREAD) === null && parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const readable = (): Map<string, number> => {
      const found = new Map<string, number>()
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue?.trim() ?? ''
        if (text === '' || node.parentElement === null || !isSeen(node.parentElement)) continue
        range.selectNodeContents(node)
        const { top, bottom, width } = range.getBoundingClientRect()
        // One pixel is for screen readers.
        if (width < 2 || bottom <= 0 || top >= window.innerHeight) continue
        // A text that occurs twice has no single place.
        found.set(text, found.has(text) ? NaN : top + window.scrollY)
      }
      return found
    }
    let before = new Map<string, number>()
    const look = () => {
      const now = readable()
      for (const [text, y] of before) {
        const px = Math.round((now.get(text) ?? y) - y)
        if (Math.abs(px) > 8) moves.push({ text, px })
      }
      before = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

export const movesOf = (page: Page): Promise<Move[]> => page.evaluate(() => Reflect.get(window, 'moves') as Move[])
