import type { Locator, Page } from '@playwright/test'
import { expect } from './test'
import type { SpokenWords } from './words'

/** The consultations of 13800000001, in the order of their creation. */
export const consultation = (index: number): string => `/chat/174503928475838${String(index).padStart(4, '0')}?type=1`

/** The group of `consultation(3)` at the chat platform. */
export const GROUP = 'group-1745039284758380003'

export const box = (page: Page, { chat }: SpokenWords): Locator => page.getByRole('textbox', { name: chat.box.label })

export const write = async (page: Page, words: SpokenWords, text: string): Promise<void> => {
  await box(page, words).fill(text)
  await box(page, words).press('Enter')
}

export const said = (page: Page, text?: string | RegExp): Locator =>
  page.locator('li[data-key]', { hasText: text ?? '' })

export const saidByOthers = (page: Page): Locator => page.locator('li[data-key] [data-side="left"]')

export const live = async (page: Page, words: SpokenWords): Promise<void> => {
  await expect(said(page).first()).toBeVisible()
  await expect(page.getByText(words.chat.connection.connecting)).toHaveCount(0)
}

export const arrived = async (page: Page, words: SpokenWords, text: string): Promise<void> => {
  await expect(said(page, text)).toHaveCount(1)
  await expect(said(page, text).getByRole('img', { name: words.chat.message.sending })).toHaveCount(0)
  await expect(said(page, text).locator('[data-failed]')).toHaveCount(0)
}

/** Matches a text that names a clock time, whichever it is. */
export const untilAnyTime = (text: string): RegExp =>
  new RegExp(text.replace(/\s/g, '\\s').replace('{{day}}', '.*').replace('{{time}}', '\\d{2}:\\d{2}'))
