import { heading } from './support/heading'
import {
  chooseCoupon,
  chooseSpecification,
  couponField,
  expectPrice,
  chooseFreeDay,
  openConfirmOrder,
  submitButton,
} from './support/order'
import { turn } from './support/panel'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

test('[ORDER-06] [ORDER-07] [COUPON-10] each type of coupon has its price, and no coupon is preselected', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await expect(couponField(page, words)).toContainText(words.coupons.none)
  await chooseSpecification(page, words, /尊享版|Premium/, '¥398.00')
  for (const [coupon, price] of [
    [/会员折扣券|Member discount/, '¥338.30'],
    [/关爱现金券|Care voucher/, '¥368.00'],
    [/随机立减券|Surprise discount/, '¥386.00'],
    [/乳腺健康检测兑换券|Breast health check voucher/, words.shell.free],
  ] as const) {
    await chooseCoupon(page, words, coupon)
    await expectPrice(page, words, price)
  }
  await expectScreenOk(page)
  await chooseCoupon(page, words, words.coupons.none)
  await expectPrice(page, words, '¥398.00')
})

test('[A163] coupons that do not apply say why, readable at large text', async ({ page, words }) => {
  await openConfirmOrder(page, words)
  await expect(page.getByText(words.coupons.chooseFirst)).toBeVisible()
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await couponField(page, words).click()
  const sheet = page.getByRole('dialog', { name: words.coupons.label })
  await expect(sheet.getByRole('radio', { disabled: true })).toHaveCount(3)
  for (const problem of ['threshold', 'expired', 'notStarted'] as const)
    await expect(sheet).toContainText(words.coupons.problems[problem])
  await expectScreenOk(page)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(heading(page, words.shell.titles.confirmOrder)).toBeVisible()
})

test('[ORDER-15] [A375] a coupon that makes the price 0 leads to the appointment and is then used up @zh', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await chooseCoupon(page, words, '乳腺健康检测兑换券')
  await expectPrice(page, words, words.shell.free)
  await submitButton(page, words).click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await expect(heading(page, words.appointments.result.booked)).toBeVisible()
  await expect(page.getByText('-¥128.00')).toBeVisible()
  await page.goto('/order/selectTime/1?orgId=105')
  await chooseFreeDay(page, words, 3)
  await page.getByRole('button', { name: words.selectTime.next }).click()
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await couponField(page, words).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: '关爱现金券' }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('radio', { name: '乳腺健康检测兑换券' })).toHaveCount(0)
})

test('[RA11] [A103] on a slow network the button waits for the price with the selected coupon @zh', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /尊享版|Premium/, '¥398.00')
  await turn(page, words, 'slow')
  await chooseCoupon(page, words, '会员折扣券')
  await chooseCoupon(page, words, '关爱现金券')
  await expect(submitButton(page, words)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(words.booking.confirm.asking)).toBeVisible()
  await submitButton(page, words).click({ force: true })
  await expectScreenOk(page)
  await expectPrice(page, words, '¥368.00')
  await turn(page, words, 'slow')
  await expectPrice(page, words, '¥368.00')
  await expect(heading(page, words.shell.titles.confirmOrder)).toBeVisible()
})

test('[A157] another specification deselects a coupon that does not apply to it @zh', async ({ page, words }) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /尊享版|Premium/, '¥398.00')
  await chooseCoupon(page, words, '会员折扣券')
  await expectPrice(page, words, '¥338.30')
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await expect(page.getByText(words.coupons.givenUp)).toBeVisible()
  await expect(couponField(page, words)).toContainText(words.coupons.none)
  await expectScreenOk(page)
})

test('[RF6] a coupon that is lost between price and order is refused in words, and the order continues without it @zh', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await chooseCoupon(page, words, /限量现金券|Limited voucher/)
  await expectPrice(page, words, '¥88.00')
  await submitButton(page, words).click()
  await expect(page.getByText(words.booking.confirm.failed)).toBeVisible()
  await expect(page.getByText(words.coupons.givenUp)).toBeVisible()
  await expectPrice(page, words, '¥128.00')
  await expectScreenOk(page)
  await submitButton(page, words).click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  await expect(page.getByText('¥128.00')).toBeVisible()
})
