import type { Page } from '@playwright/test'
import { heading } from './support/heading'
import { openTradePay } from './support/order'
import { waitForIdle } from './support/waitForIdle'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

type Answer = 'ok' | 'cancel' | 'fail' | 'unknown' | 'absent' | 'never' | 'throws'

/** Replaces the demo's bridge. Its cashier gives this answer and counts how often it opens. */
const bridge = (page: Page, answer: Answer, { afterMs = 0 } = {}) =>
  page.addInitScript(
    ({ answer: said, afterMs: late }) => {
      const state = window as unknown as { opened: number; answer: string }
      state.opened = 0
      state.answer = said
      const own = {
        invoke: (_name: string, _values: object, callback: (result: object) => void) => {
          state.opened += 1
          if (state.answer === 'throws') throw new Error('broken bridge')
          if (state.answer === 'absent') callback({})
          else if (state.answer !== 'never') callback({ err_msg: `get_brand_wcpay_request:${state.answer}` })
        },
        call: () => undefined,
      }
      let installed: object | undefined = late === 0 ? own : undefined
      Object.defineProperty(window, 'WeixinJSBridge', { configurable: true, get: () => installed, set: () => {} })
      if (late > 0 && Number.isFinite(late)) {
        Object.assign(window, {
          installBridge: () =>
            setTimeout(() => {
              installed = own
              document.dispatchEvent(new Event('WeixinJSBridgeReady'))
            }, late),
        })
      }
    },
    { answer, afterMs },
  )
const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: number }).opened)
const laterAnswer = (page: Page, answer: Answer) =>
  page.evaluate((said) => void ((window as unknown as { answer: string }).answer = said), answer)
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

for (const [answer, outcome, where] of [
  ['cancel', 'cancel', ''],
  ['fail', 'fail', ''],
  ['unknown', 'fail', ' @zh'],
  ['absent', 'fail', ' @zh'],
] as const) {
  test(`[PAY-05] [PAY-06] [RF3] the cashier’s answer ${answer} is shown in words, and the order can be paid again${where}`, async ({
    page,
    words,
  }) => {
    await bridge(page, answer)
    await openTradePay(page, words)
    await page.getByRole('button', { name: words.payment.pay }).click()
    await expect(page.getByText(words.payment.outcomes[outcome], { exact: true })).toBeVisible()
    await expect(page.getByText(words.payment.kept[outcome])).toBeVisible()
    if (answer === outcome) await expectScreenOk(page)
    await page.getByRole('button', { name: words.payment.pay }).click()
    await expect(async () => expect(await opened(page)).toBe(2)).toPass()
  })
}

test('[RF1] a cashier that throws counts as a failed payment: nothing is charged, and the order stays payable @zh', async ({
  page,
  words,
}) => {
  await bridge(page, 'throws')
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await expect(page.getByText(words.payment.outcomes.fail, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.payment.pay })).toBeEnabled()
})

test('[RF3] a cashier that never answers leaves the order payable after the return to the page @zh', async ({
  page,
  words,
}) => {
  await bridge(page, 'never')
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await expect(page.getByRole('button', { name: words.payment.opening })).toHaveAttribute('aria-busy', 'true')
  await expectScreenOk(page)
  await comeBack(page)
  await laterAnswer(page, 'cancel')
  await page.getByRole('button', { name: words.payment.pay }).click()
  await expect(page.getByText(words.payment.outcomes.cancel, { exact: true })).toBeVisible()
  expect(await opened(page)).toBe(2)
})

test('[RF4] an ok of the cashier without a payment shows confirming for thirty seconds, moves no link and opens no second cashier @zh', async ({
  page,
  words,
}) => {
  await page.clock.install()
  await bridge(page, 'ok')
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await expect(heading(page, words.payment.confirming.now.title)).toBeVisible()
  await expectScreenOk(page)
  const link = page.getByRole('link', { name: words.payment.over.detail })
  const place = await link.boundingBox()
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(heading(page, words.payment.confirming.long.title)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  expect(await link.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: words.payment.confirming.refresh }).click()
  await expect(page.getByText(words.payment.confirming.asked)).toBeVisible()
  expect(await link.boundingBox()).toEqual(place)
  await expect(page.getByRole('button', { name: words.payment.pay })).toHaveCount(0)
  await expectScreenOk(page)
  expect(await opened(page)).toBe(1)
  // Like a closed web view: the session storage is gone.
  await page.evaluate(() => window.sessionStorage.clear())
  await page.goto('/subscribe/list')
  await expect(page.getByText(words.payment.notToPay.confirming)).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('button', { name: words.payment.notToPay.look }).click()
  await expect(heading(page, words.payment.confirming.long.title)).toBeVisible()
  expect(await opened(page)).toBe(0)
})

test('[RF1] a bridge that is ready two seconds late is used @zh', async ({ page, words }) => {
  await bridge(page, 'cancel', { afterMs: 2000 })
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await page.evaluate(() => (window as unknown as { installBridge: () => void }).installBridge())
  await expect(page.getByText(words.payment.outcomes.cancel, { exact: true })).toBeVisible()
  expect(await opened(page)).toBe(1)
})

test('[RF1] without a bridge for three seconds the page asks to open the messaging app, with the link @en', async ({
  page,
  words,
}) => {
  await bridge(page, 'ok', { afterMs: Infinity })
  await openTradePay(page, words)
  await page.getByRole('button', { name: words.payment.pay }).click()
  await expect(page.getByText(words.payment.outcomes.missing, { exact: true })).toBeVisible()
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  await expectScreenOk(page)
  await expect(page.getByRole('button', { name: words.payment.pay })).not.toHaveAttribute('aria-busy')
})

test.describe('in another browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  })

  test('[A363] the page says before the tap where to pay, and copies the link', async ({ page, words, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await bridge(page, 'ok', { afterMs: Infinity })
    await openTradePay(page, words)
    await expect(page.getByText(words.payment.outcomes.missing, { exact: true })).toBeVisible()
    await expect(page.getByText(words.payment.outcomes.fail, { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: words.payment.copy }).click()
    await expect(page.getByText(words.payment.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expectScreenOk(page)
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))))
    await page.getByRole('button', { name: words.payment.copy }).press('Enter')
    await expect(page.getByRole('button', { name: words.payment.copy })).toBeFocused()
    await page.goto('/subscribe/list')
    await page.getByRole('button', { name: words.payment.pay }).first().click()
    const sheet = page.getByRole('dialog', { name: words.payment.outcomes.missing })
    await expect(sheet.getByText(words.payment.kept.missing)).toBeVisible()
    await expectScreenOk(page)
  })
})

test('[PAY-10] leaving unpaid asks first, by Back and by the link to the order', async ({ page, words }) => {
  const { payment, shell } = words
  await openSignedIn(page, '/subscribe/list')
  await page.getByRole('main').getByRole('button', { name: payment.pay }).first().click()
  await expect(heading(page, shell.titles.tradePay)).toBeVisible()
  await expect(page.getByRole('button', { name: payment.pay })).toBeVisible()
  const question = page.getByRole('alertdialog', { name: payment.leaveConfirm.title })
  // The router registers the navigation guard a frame after the page is drawn.
  await waitForIdle(page)
  await page.goBack()
  await expect(question).toContainText(payment.leaveConfirm.message)
  await expectScreenOk(page)
  await question.getByRole('button', { name: payment.leaveConfirm.stay }).click()
  await expect(heading(page, shell.titles.tradePay)).toBeVisible()
  await page.getByRole('link', { name: payment.leave }).click()
  await question.getByRole('button', { name: payment.leaveConfirm.leave }).click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
})

test('[RF5] a payment in another tab leads this one to the appointment, and no cashier opens @zh', async ({
  page,
  words,
  context,
}) => {
  await openTradePay(page, words)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: words.payment.pay }).click()
  await other.getByRole('button', { name: words.demo.cashier.pay, exact: true }).click()
  await expect(other).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await page.bringToFront()
  await comeBack(page)
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await expect(page.getByText(words.appointments.statuses.paid).first()).toBeVisible()
})
