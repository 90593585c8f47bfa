import { expect, type Locator, type Page } from '@playwright/test'
import type { SpokenWords } from './words'

export const panelHandle = (page: Page, { demo }: SpokenWords): Locator =>
  page.getByRole('complementary', { name: demo.panel.title }).getByRole('button')

export const panelOf = (page: Page, { demo }: SpokenWords): Locator =>
  page.getByRole('dialog', { name: demo.panel.title })

export const openPanel = async (page: Page, words: SpokenWords): Promise<Locator> => {
  await panelHandle(page, words).click()
  await expect(panelOf(page, words)).toBeVisible()
  return panelOf(page, words)
}

export const closePanel = async (page: Page, words: SpokenWords): Promise<void> => {
  await panelOf(page, words).getByRole('button', { name: words.demo.panel.close }).click()
  await expect(panelOf(page, words)).toHaveCount(0)
}

export const turn = async (
  page: Page,
  words: SpokenWords,
  ...faults: (keyof SpokenWords['demo']['faults'])[]
): Promise<void> => {
  const panel = await openPanel(page, words)
  for (const fault of faults) await panel.getByRole('switch', { name: words.demo.faults[fault] }).click()
  await closePanel(page, words)
}
