import type { Locator } from '@playwright/test'
import { describe, openDoctorQuestion, payAtCashier, placeOrder } from './support/consultation'
import { heading } from './support/heading'
import { chooseCoupon } from './support/order'
import { agree } from './support/account'
import { openSignedIn } from './support/signedIn'
import { waitForIdle } from './support/waitForIdle'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

test('[CONSULT-01] [CONSULT-33] [PAY-08] a question leads from the doctors through the payment to the chat', async ({
  page,
  words,
}) => {
  await openSignedIn(page, '/consult/index')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await page.getByRole('link', { name: words.consultations.doctor.ask }).click()
  await expect(heading(page, words.shell.titles.doctorQuestion)).toBeVisible()
  await agree(page, words)
  await page.getByRole('button', { name: new RegExp(`^${words.consultationOrder.price.label}`) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await describe(page, words)
  await expect(heading(page, words.shell.titles.consultOrder)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('左侧有点胀痛')
  await expectScreenOk(page)
  await placeOrder(page, words.consultationOrder.order.pay)
  await payAtCashier(page, words)
  await expect(page).toHaveURL(/\/chat\/\d+\?type=1$/)
  await page.goto('/consult/problemDesc/3001')
  await expect(page.getByRole('textbox', { name: new RegExp(words.consultationOrder.question.label) })).toHaveValue('')
})

test('[CONSULT-28] [PAY-09] a paid quick question leads to my consultations, where it waits for a doctor @en', async ({
  page,
  words,
}) => {
  await openSignedIn(page, '/consult/index')
  await page.getByRole('link', { name: words.consultations.quick.action }).click()
  await expect(heading(page, words.shell.titles.quickQuestion)).toBeVisible()
  await describe(page, words)
  await expect(heading(page, words.shell.titles.quickOrder)).toBeVisible()
  await placeOrder(page, words.consultationOrder.order.pay)
  await payAtCashier(page, words)
  await expect(heading(page, words.shell.titles.myConsult)).toBeVisible()
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(newest).toContainText(words.consultations.statuses.assigning)
  const [before = ''] = words.consultations.meaningsUntil.assigning.split('{{day}}')
  await expect(newest).toContainText(before.trim())
  await expectScreenOk(page)
})

test('[CONSULT-32] [COUPON-08] a quick question paid by a coupon leads to my consultations without the pay page @zh', async ({
  page,
  words,
}) => {
  await openSignedIn(page, '/my/coupon')
  await page.getByLabel(words.myCoupons.redeem.label).fill('ASKFREE')
  await page.getByRole('button', { name: words.myCoupons.redeem.action }).click()
  await expect(page.getByText(words.myCoupons.redeem.done)).toBeVisible()
  await page.goto('/consult/quickProblemDesc')
  await describe(page, words)
  await expect(heading(page, words.shell.titles.quickOrder)).toBeVisible()
  const price = page.getByRole('status').filter({ hasText: words.consultationOrder.order.price })
  await expect(price).toContainText('¥29.00')
  await chooseCoupon(page, words, '快速咨询体验券')
  await expect(price).toContainText(words.shell.free)
  await placeOrder(page, words.consultationOrder.order.confirmFree)
  await expect(heading(page, words.shell.titles.myConsult)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(
    words.consultations.statuses.assigning,
  )
})

test('[CONSULT-31] a question to a doctor without a fee skips the pay page @zh', async ({ page, words }) => {
  await openDoctorQuestion(page, words, '3005')
  await describe(page, words)
  await expect(heading(page, words.shell.titles.consultOrder)).toBeVisible()
  await placeOrder(page, words.consultationOrder.order.confirmFree)
  await expect(page).toHaveURL(/\/chat\/\d+\?type=1$/)
})

test('[CONSULT-26] [RF6] a coupon that is lost between price and order shows the new price and places nothing @zh', async ({
  page,
  words,
}) => {
  await openDoctorQuestion(page, words, '3001')
  await describe(page, words)
  const price = page.getByRole('status').filter({ hasText: words.consultationOrder.order.price })
  await chooseCoupon(page, words, /限量现金券|Limited voucher/)
  await expect(price).toContainText('¥9.00')
  await placeOrder(page, words.consultationOrder.order.pay)
  await expect(page.getByRole('alert').filter({ hasText: words.consultationOrder.order.failed })).toBeVisible()
  await expect(page.getByText(words.coupons.givenUp)).toBeVisible()
  await expect(price).toContainText('¥49.00')
  await expectScreenOk(page)
  await placeOrder(page, words.consultationOrder.order.pay)
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
})

test('[CONSULT-44] [CONSULT-45] [CONSULT-46] each status shows its meaning, and a closed consultation says so', async ({
  page,
  words,
}) => {
  await openSignedIn(page, '/consult/my')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  const seen = new Set<string>()
  const look = async () => {
    for (const text of await cards.allInnerTexts())
      for (const label of Object.values(words.consultations.statuses)) if (text.includes(label)) seen.add(label)
  }
  await expect(cards).toHaveCount(7)
  await look()
  await page.getByRole('tab', { name: words.consultations.mine.complete }).click()
  await expect(cards).toHaveCount(10)
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    await look()
    expect([...seen].sort()).toEqual(Object.values(words.consultations.statuses).sort())
  }).toPass()
  await cards.filter({ hasText: words.consultations.statuses.notAccepted }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/consult\/my$/)
  await expectScreenOk(page)
})

test('[A384] typed text survives a reload, Back and the end of the session @zh', async ({ page, words }) => {
  await openDoctorQuestion(page, words, '3001')
  const field = page.getByRole('textbox', { name: new RegExp(words.consultationOrder.question.label) })
  await field.fill('左侧有点胀痛')
  await page.reload()
  await expect(field).toHaveValue('左侧有点胀痛')
  await page.goto('/consult/doctor?id=3001')
  await page.goBack()
  await expect(field).toHaveValue('左侧有点胀痛')
  const [token] = await page
    .context()
    .cookies()
    .then((kept) => kept.filter(({ name }) => name === 'token'))
  await page.context().clearCookies({ name: 'token' })
  await page.reload()
  // The page redirects to the login and from there to the provider.
  await expect(page).toHaveURL(/\/demo\/authorize\?/)
  await page.context().addCookies(token === undefined ? [] : [token])
  await page.goto('/consult/problemDesc/3001')
  await expect(field).toHaveValue('左侧有点胀痛')
  await expect(page.getByRole('checkbox', { name: words.consultationOrder.agree })).not.toBeChecked()
})

test('the pay button of a card stands at its right end, for consultations as for appointments', async ({
  page,
  words,
}) => {
  const rightOf = async (pay: Locator) => {
    const { x = 0, width = 0 } = (await pay.boundingBox()) ?? {}
    return x + width
  }
  await openSignedIn(page, '/subscribe/list')
  const appointment = await rightOf(page.getByRole('button', { name: words.payment.pay }).first())
  await page.goto('/consult/my')
  const consultation = await rightOf(
    page.getByRole('link', { name: words.consultations.ways.pay, exact: true }).first(),
  )
  expect(consultation).toBeCloseTo(appointment, 0)
})

test('a tap during the arrival of the pull gesture still counts as a tap @zh', async ({ page, words }) => {
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/antdPullToRefresh-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openSignedIn(page, '/consult/index')
  const link = page.getByRole('link', { name: words.consultations.quick.action })
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
  const fetched = page.waitForResponse('**/assets/antdPullToRefresh-*.js')
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.down()
  arrive()
  await (await fetched).finished()
  await waitForIdle(page)
  await page.mouse.up()
  await expect(heading(page, words.shell.titles.quickQuestion)).toBeVisible()
})
