import type { Page } from '@playwright/test'
import { heading } from './support/heading'
import { chooseSpecification, expectPrice, openConfirmOrder, submitButton } from './support/order'
import { turn } from './support/panel'
import { signIn } from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

const ordersSent = (page: Page): (() => (string | undefined)[]) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/order/createOrder')
      keys.push(request.headers()['idempotency-key'])
  })
  return () => keys
}

test('[RB1] [ORDER-14] repeated taps while the order is created send one order @zh', async ({ page, words }) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await turn(page, words, 'slow')
  const sent = ordersSent(page)
  const button = page.getByRole('button', {
    name: new RegExp(`${words.booking.confirm.submit}|${words.booking.confirm.creating}`),
  })
  await button.evaluate((element) => {
    if (element instanceof HTMLElement) for (let taps = 0; taps < 2; taps++) element.click()
  })
  await expect(page.getByText(words.booking.confirm.wait)).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await button.press('Enter')
  await page.goBack()
  // After the taps, because on a slow machine the check takes longer than the order.
  await expectScreenOk(page)
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible({ timeout: 15_000 })
  expect(sent()).toHaveLength(1)
})

test('[A391, RB2] an order without a network is unconfirmed: it is not sent again by itself, and the page points to the appointments @en', async ({
  page,
  words,
  problems,
}) => {
  problems.expected(/createOrder/)
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await turn(page, words, 'offline')
  const sent = ordersSent(page)
  await submitButton(page, words).click()
  const warning = page.getByRole('alert').filter({ hasText: words.booking.confirm.unknown })
  await expect(warning).toContainText(words.booking.confirm.look)
  await expect(warning).toBeFocused()
  await expectScreenOk(page)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1)
  expect(sent()).toHaveLength(1)
  await turn(page, words, 'offline')
  // Back and the same day again: the order and its warning are unchanged.
  await page.goBack()
  await page.getByRole('button', { name: words.selectTime.next }).click()
  await expect(warning).toBeVisible()
  await submitButton(page, words).click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  expect(sent()).toEqual([sent()[0], sent()[0]])
})

test('[A484] [RB1] an order whose answer is lost in one tab and that is placed in another is not sent again by the first @zh', async ({
  page,
  words,
  problems,
  context,
}) => {
  const { booking, appointments, shell } = words
  problems.expected(/createOrder/)
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await turn(page, words, 'offline')
  const sent = ordersSent(page)
  await submitButton(page, words).click()
  await expect(page.getByText(booking.confirm.unknown)).toBeVisible()
  await turn(page, words, 'offline')

  const other = await context.newPage()
  await other.goto(page.url())
  await expectPrice(other, words, '¥128.00')
  await submitButton(other, words).click()
  await expect(heading(other, shell.titles.tradePay)).toBeVisible()

  await page.bringToFront()
  await submitButton(page, words).click()
  await expect(page.getByText(booking.confirm.placedElsewhere)).toBeVisible()
  await expect(heading(page, shell.titles.subscribeDetail)).toBeVisible()
  expect(sent()).toHaveLength(1)
  await page.goto('/subscribe/list')
  const toPay = page.getByRole('listitem').getByText(appointments.statuses.toPay, { exact: true })
  await expect(toPay).toHaveCount(3)
})

test('[A481] [RB3] an order without a network is not sent, says so in place, and is sent once the network is back @en', async ({
  page,
  words,
  context,
  problems,
}) => {
  problems.expected(/version\.json/)
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  const sent = ordersSent(page)
  const button = submitButton(page, words)
  const saidOffline = (when: 'offline' | 'notSent') =>
    words.shell[when].replace('{{kept}}', words.booking.confirm.offline)
  await context.setOffline(true)
  await expect(button).toHaveAccessibleDescription(saidOffline('offline'))
  await button.click({ force: true })
  await expect(button).toHaveAccessibleDescription(saidOffline('notSent'))
  await expect(page.getByText(words.booking.confirm.unknown)).toHaveCount(0)
  await expectScreenOk(page)
  await context.setOffline(false)
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText(saidOffline('notSent'))).toHaveCount(0)
  expect(sent()).toEqual([])
  await button.click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('[RB2] an order without an answer times out, frees the button and is not sent by itself @zh', async ({
  page,
  words,
}) => {
  // One second replaces the twenty of the timeout: the call is not sent, and then fires the browser's timeout event.
  await page.addInitScript(() => {
    const count = Object.assign(window, { ordersHeld: 0 })
    const held = new WeakSet<XMLHttpRequest>()
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        if (String(url).endsWith('/order/createOrder')) held.add(this)
        super.open(method, url, true)
      }
      override send(body?: XMLHttpRequestBodyInit | null) {
        if (!held.has(this)) return super.send(body)
        count.ordersHeld += 1
        setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), 1000)
      }
    }
  })
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await submitButton(page, words).click()
  const warning = page.getByRole('alert').filter({ hasText: words.booking.confirm.unknown })
  await expect(warning).toContainText(words.booking.confirm.look)
  await expect(warning.getByRole('link', { name: words.booking.confirm.toAppointments })).toBeVisible()
  await expect(submitButton(page, words)).not.toHaveAttribute('aria-disabled')
  expect(await page.evaluate(() => (window as unknown as { ordersHeld: number }).ordersHeld)).toBe(1)
})

test('[RF6] a price that rises between calculation and order is refused in words, then the new price is shown and paid @zh', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await turn(page, words, 'priceChange')
  await submitButton(page, words).click()
  await expect(page.getByText(words.booking.confirm.failed)).toBeVisible()
  await expectPrice(page, words, '¥138.00')
  await expectScreenOk(page)
  await submitButton(page, words).click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  await expect(page.getByText('¥138.00')).toBeVisible()
})

test('[RA4] a session that expires during the order keeps the whole choice through the sign-in @zh', async ({
  page,
  words,
}) => {
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  const day = await page.getByRole('main').locator('p').first().textContent()
  await turn(page, words, 'expire')
  await submitButton(page, words).click()
  await signIn(page, words)
  await expect(heading(page, words.shell.titles.confirmOrder)).toBeVisible()
  await expect(page.getByText(day ?? '')).toBeVisible()
  await expect(page.getByRole('radio', { name: /标准|Standard/ })).toBeChecked()
  await expectPrice(page, words, '¥128.00')
  await submitButton(page, words).click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
})
