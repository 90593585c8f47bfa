import type { Locator, Page } from '@playwright/test'
import { expect } from './test'
import { heading } from './heading'
import { agree } from './account'
import { openSignedIn } from './signedIn'
import type { SpokenWords } from './words'

export const nextButton = (page: Page, { consultationOrder }: SpokenWords): Locator =>
  page.getByRole('button', { name: consultationOrder.next, exact: true })

export const questionField = (page: Page, { consultationOrder }: SpokenWords): Locator =>
  page.getByRole('textbox', { name: new RegExp(consultationOrder.question.label) })

export const openDoctorQuestion = async (page: Page, words: SpokenWords, doctorId: string): Promise<void> => {
  await openSignedIn(page, `/consult/problemDesc/${doctorId}`)
  await expect(heading(page, words.shell.titles.doctorQuestion)).toBeVisible()
  await agree(page, words)
  await page.getByRole('button', { name: new RegExp(`^${words.consultationOrder.price.label}`) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Fills in the question, confirms the notes and gives the consent where it is asked, then continues to the order. */
export const describe = async (page: Page, words: SpokenWords): Promise<void> => {
  const question = questionField(page, words)
  const consent = page.getByRole('checkbox', { name: words.consent.box })
  await expect(question.or(consent)).toBeVisible()
  if (await consent.isVisible()) await agree(page, words)
  await question.fill('左侧有点胀痛')
  await page.getByRole('checkbox', { name: words.consultationOrder.agree }).check()
  await nextButton(page, words).click()
}

export const placeOrder = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await button.click()
}

export const payAtCashier = async (page: Page, words: SpokenWords): Promise<void> => {
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  await page.getByRole('button', { name: words.payment.pay }).click()
  const cashier = page.getByRole('dialog', { name: words.demo.cashier.title })
  await cashier.getByRole('button', { name: words.demo.cashier.pay, exact: true }).click()
}
