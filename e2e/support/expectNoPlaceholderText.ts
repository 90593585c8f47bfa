import { expect, type Page } from '@playwright/test'

export const expectNoPlaceholderText = async (page: Page): Promise<void> => {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) {
      const holder = walker.currentNode.parentElement
      if (holder !== null && holder.closest('script, style, noscript') === null)
        found.push(walker.currentNode.nodeValue ?? '')
    }
    // File names of the build are random.
    for (const element of document.querySelectorAll('*:not(link):not(script)')) {
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'href', 'src'])
        found.push(element.getAttribute(name) ?? '')
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) found.push(element.value)
    }
    return found
  })
  const odd = texts
    .filter((text) => !text.startsWith('data:') && /NaN|undefined|Infinity|\[object|null/.test(text))
    .map((text) => text.trim())
  expect(odd, 'placeholder texts').toEqual([])
}
