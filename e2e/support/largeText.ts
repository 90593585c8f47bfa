import { expect, type Page } from '@playwright/test'
import { findClippedText } from './findClippedText'
import { settled } from './waitForIdle'

/** At 160 % text the screen scrolls in one direction only, and no text is cut or covered. */
export const largeText = async (page: Page): Promise<void> => {
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size)
  await enlarge('160%')
  await settled(page)
  const findings = await page.evaluate(findClippedText)
  await enlarge('')
  expect(findings, 'problems at 160 % text').toEqual([])
}
