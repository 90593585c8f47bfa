import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/expectNoAxeViolations'
import { signIn } from './support/signIn'
import { chooseFreeDay, openConfirmOrder, openTradePay, chooseSpecification, submitButton } from './support/order'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const orderForOneself = async (page: Page, words: SpokenWords) => {
  const { booking, payment, selectTime, shell } = words
  await page.goto('/')
  await signIn(page, words)
  await expect(heading(page, shell.product)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /乳腺健康检测|Breast health check/ })
    .click()
  await expect(heading(page, /乳腺健康检测|Breast health check/)).toBeVisible()
  await page.getByRole('link', { name: selectTime.use.appointment }).click()
  await expect(heading(page, shell.titles.organisationList)).toBeVisible()
  await page.getByRole('main').getByRole('link').first().waitFor()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await chooseFreeDay(page, words, 2)
  await page.getByRole('button', { name: selectTime.next }).click()
  await expect(heading(page, shell.titles.confirmOrder)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(booking.confirm.patient) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('radio', { name: /标准|Standard/ }).check()
  await expect(page.getByText('¥128.00').last()).toBeVisible()
  await page.getByRole('button', { name: booking.confirm.submit }).click()
  await expect(heading(page, shell.titles.tradePay)).toBeVisible()
  await expect(page.getByRole('button', { name: payment.pay })).toBeVisible()
}

test('[PAY-01] [ORDER-01] [NAV-01] the user goes the whole path: sign-in, clinic, day, order for oneself, payment, appointment @main', async ({
  page,
  words,
}) => {
  await orderForOneself(page, words)
  await expect(page.getByText('¥128.00')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d/)
  await page.getByRole('button', { name: words.payment.pay }).click()
  const cashier = page.getByRole('dialog', { name: words.demo.cashier.title })
  await expect(cashier).toContainText('¥128.00')
  await expectNoAxeViolations(page)
  await cashier.getByRole('button', { name: words.demo.cashier.pay, exact: true }).click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: words.payment.outcomes.ok })).toBeFocused()
  await expect(page.getByText(words.appointments.statuses.paid).first()).toBeVisible()
  await expectScreenOk(page)
  // A375: Back must not reach the pay page again.
  await page.goBack()
  await expect(page).not.toHaveURL(/tradePay/)
})

test('[RF4] while the server confirms a payment late, the page says so and allows no second payment, and then shows it as paid @en', async ({
  page,
  words,
}) => {
  await page.clock.install()
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await page.getByRole('button', { name: words.demo.cashier.payLate }).click()
  await expect(heading(page, words.payment.confirming.now.title)).toBeVisible()
  await expect(page.getByRole('button', { name: words.payment.pay })).toHaveCount(0)
  await expectScreenOk(page)
  await page.reload()
  await expect(heading(page, words.payment.confirming.long.title)).toBeVisible()
  await expect(page.getByRole('button', { name: words.payment.pay })).toHaveCount(0)
  await page.clock.fastForward(8000)
  await expect(async () => {
    await page.getByRole('button', { name: words.payment.confirming.refresh }).click()
    await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/, { timeout: 1500 })
  }).toPass({ timeout: 15_000 })
  await expect(page.getByText(words.appointments.statuses.paid).first()).toBeVisible()
})

test('[RF5] the order can still be paid after a reload between order and payment @zh', async ({ page, words }) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await submitButton(page, words).click()
  await expect(page.getByRole('button', { name: words.payment.pay })).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('button', { name: words.payment.pay })).toBeVisible()
  await expect(page.getByText('¥128.00')).toBeVisible()
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await page.getByRole('button', { name: words.demo.cashier.cancel }).click()
  await expect(page.getByText(words.payment.outcomes.cancel)).toBeVisible()
  await page.getByRole('button', { name: words.payment.pay }).click()
  await page.getByRole('button', { name: words.demo.cashier.pay, exact: true }).click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
})
