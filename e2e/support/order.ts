import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from './heading'
import { openSignedIn } from './signedIn'
import type { SpokenWords } from './words'

/** Chooses one of the days that can be booked, by its place among them. A full day is enabled too, for a refetch. */
export const chooseFreeDay = (page: Page, { selectTime }: SpokenWords, index: number): Promise<void> =>
  page
    .getByRole('radio', { name: new RegExp(`${selectTime.left.replace('{{places}}', '\\d+')}|${selectTime.open}`) })
    .nth(index)
    .click()

export const openConfirmOrder = async (page: Page, words: SpokenWords, serviceId = '1'): Promise<void> => {
  const { booking, selectTime, shell } = words
  await openSignedIn(page, `/order/selectTime/${serviceId}?orgId=105`)
  await chooseFreeDay(page, words, 2)
  await page.getByRole('button', { name: selectTime.next }).click()
  await expect(heading(page, shell.titles.confirmOrder)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(booking.confirm.patient) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const submitButton = (page: Page, { booking }: SpokenWords): Locator =>
  page.getByRole('button', { name: booking.confirm.submit })

export const chooseSpecification = async (
  page: Page,
  words: SpokenWords,
  name: RegExp,
  price: string,
): Promise<void> => {
  await page.getByRole('radio', { name }).check()
  await expectPrice(page, words, price)
}

export const expectPrice = async (page: Page, words: SpokenWords, price: string): Promise<void> => {
  const bar = page.getByRole('status').filter({ hasText: words.booking.confirm.price })
  await expect(bar).toHaveText(new RegExp(`${price.replace('.', '\\.')}$`))
  await expect(submitButton(page, words)).not.toHaveAttribute('aria-disabled')
}

export const couponField = (page: Page, { coupons }: SpokenWords): Locator =>
  page.getByRole('button', { name: new RegExp(`^${coupons.label}`) })

export const chooseCoupon = async (page: Page, words: SpokenWords, name: string | RegExp): Promise<void> => {
  await couponField(page, words).click()
  await page.getByRole('dialog').getByRole('radio', { name }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(couponField(page, words)).toContainText(name)
}

const UNPAID = '1745039284758340001'

export const openTradePay = async (page: Page, words: SpokenWords): Promise<void> => {
  await openSignedIn(page, `/order/tradePay/${UNPAID}?type=subscribe`)
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  await expect(page.getByRole('button', { name: words.payment.pay })).toBeVisible()
}
