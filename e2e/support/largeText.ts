import { expect, type Page } from '@playwright/test'
import { findClippedText } from './findClippedText'
import { waitForIdle } from './waitForIdle'

/** At the largest text the screen scrolls in one direction only, and no text is cut or covered. */
export const largeText = async (page: Page): Promise<void> => {
  const setSize = (size: string) =>
    page.evaluate((to) => {
      const { dataset } = document.documentElement
      const before = dataset['text'] ?? 'normal'
      dataset['text'] = to
      return before
    }, size)
  const before = await setSize('xx-large')
  await waitForIdle(page)
  const findings = await page.evaluate(findClippedText)
  await setSize(before)
  expect(findings, 'problems at the largest text').toEqual([])
}
