import type { Locator, Page } from '@playwright/test'
import { expect } from './test'
import type { SpokenWords } from './words'

/** The consultations of 13800000001, by the order in which they were asked. */
export const consultation = (index: number): string => `/chat/174503928475838${String(index).padStart(4, '0')}?type=1`

/** Where one writes. */
export const box = (page: Page, { chat }: SpokenWords): Locator => page.getByRole('textbox', { name: chat.box.label })

export const write = async (page: Page, words: SpokenWords, text: string): Promise<void> => {
  await box(page, words).fill(text)
  await box(page, words).press('Enter')
}

/** What was said, and stands in the list by now. */
export const said = (page: Page, text?: string): Locator => page.locator('li[data-key]', { hasText: text ?? '' })

/** What the others have said. */
export const saidByOthers = (page: Page): Locator => page.locator('li[data-key] [data-side="left"]')

/** The platform is reached, and what was said is there. */
export const live = async (page: Page, words: SpokenWords): Promise<void> => {
  await expect(said(page).first()).toBeVisible()
  await expect(page.getByText(words.chat.connection.connecting)).toHaveCount(0)
}

/** What was written stands there once, and is not under way any more. */
export const arrived = async (page: Page, words: SpokenWords, text: string): Promise<void> => {
  await expect(said(page, text)).toHaveCount(1)
  await expect(said(page, text).getByRole('img', { name: words.chat.message.sending })).toHaveCount(0)
  await expect(said(page, text).locator('[data-failed]')).toHaveCount(0)
}
