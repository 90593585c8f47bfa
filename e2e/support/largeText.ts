import { expect, type Page } from '@playwright/test'
import { findCutText } from './findCutText'
import { settled } from './settled'

/** At 160 % text the screen scrolls one way only, and no text is cut, pushed out of its button, or laid over another. */
export const largeText = async (page: Page): Promise<void> => {
  const style = await page.addStyleTag({ content: 'html { font-size: 160% !important }' })
  await settled(page)
  const findings = await page.evaluate(findCutText)
  await style.evaluate((element) => (element instanceof Element ? element.remove() : undefined))
  expect(findings, 'trouble at 160 % text').toEqual([])
}
