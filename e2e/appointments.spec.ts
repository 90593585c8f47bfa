import type { Page } from '@playwright/test'
import { addDays, chinaDay, chinaMoment } from '@/lib/time/day'
import { putOffRecord } from './support/account'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

// The clinic's appointments count from its first day. Here it is tomorrow, so that no cookie has expired.
const FIRST_DAY = addDays(chinaDay(Date.now()), 1)

const itIs = (page: Page, time: string, day = FIRST_DAY) => page.clock.setFixedTime(chinaMoment(`${day} ${time}`))
const cards = (page: Page, status: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(status, { exact: true }) })

const openList = async (page: Page, words: SpokenWords) => {
  await itIs(page, '10:00:00')
  await openSignedIn(page, '/subscribe/list', { now: chinaMoment(`${FIRST_DAY} 10:00:00`) })
  await expect(heading(page, words.shell.titles.subscribeList)).toBeVisible()
  await expect(cards(page, words.appointments.statuses.paid)).toHaveCount(4)
}

const openPaid = async (page: Page, words: SpokenWords, index: number) => {
  await cards(page, words.appointments.statuses.paid).nth(index).getByRole('link').click()
  await expect(heading(page, words.shell.titles.subscribeDetail)).toBeVisible()
}

const openCancellation = async (page: Page, { appointments, shell }: SpokenWords) => {
  await page.getByRole('link', { name: appointments.detail.cancel }).click()
  await expect(heading(page, shell.titles.subscribeCancel)).toBeVisible()
}

const askToCancel = async (page: Page, words: SpokenWords) => {
  const { appointments } = words
  await openCancellation(page, words)
  await page.getByRole('radio', { name: appointments.cancel.reasons.planChanged }).check()
  await page.getByRole('button', { name: appointments.cancel.submit }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  return question
}

const cancelIt = async (page: Page, words: SpokenWords) => {
  const question = await askToCancel(page, words)
  await question.getByRole('button', { name: words.appointments.cancel.confirm }).click()
}

const cancelled = async (page: Page, { appointments }: SpokenWords) => {
  await expect(heading(page, appointments.cancel.done)).toBeFocused()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
}

test('[PAY-07] [APPT-16] an unpaid appointment is paid from the list, and its detail shows it @zh', async ({
  page,
  words,
}) => {
  await openList(page, words)
  await cards(page, words.appointments.statuses.toPay)
    .nth(1)
    .getByRole('button', { name: words.appointments.detail.payNow })
    .click()
  await expect(heading(page, words.shell.titles.tradePay)).toBeVisible()
  await expect(page.getByText('¥298.00')).toBeVisible()
  await page.getByRole('button', { name: words.payment.pay }).click()
  await page
    .getByRole('dialog', { name: words.demo.cashier.title })
    .getByRole('button', { name: words.demo.cashier.pay, exact: true })
    .click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await expect(page.getByText(words.appointments.statuses.paid).first()).toBeVisible()
  // The dialog for missing measures is inside the page, so that the result can be read first.
  await expect(page.getByRole('heading', { level: 2, name: words.appointments.record.title })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(heading(page, words.shell.titles.subscribeList)).toBeVisible()
  await expect(cards(page, words.appointments.statuses.toPay)).toHaveCount(1)
})

test('[APPT-19] [APPT-20] a cancellation at 17:59 of the day before is refunded in full, as announced @main', async ({
  page,
  words,
}) => {
  await openList(page, words)
  await itIs(page, '17:59:59')
  await openPaid(page, words, 0)
  await openCancellation(page, words)
  await expect(page.getByText('¥128.00')).toBeVisible()
  await page.goBack()
  const question = await askToCancel(page, words)
  await expect(question).toContainText('¥128.00')
  await expectScreenOk(page)
  await question.getByRole('button', { name: words.appointments.cancel.confirm }).click()
  await cancelled(page, words)
  await page.getByRole('link', { name: words.appointments.detail.refund }).click()
  await expect(heading(page, words.shell.titles.refundDetail)).toBeVisible()
  await expect(page.getByRole('definition').getByText(words.appointments.payStatuses.refunding)).toBeVisible()
  await expect(page.getByRole('definition').getByText('¥128.00')).toBeVisible()
})

test('[APPT-21] [A405] a cancellation at 18:00 is not refunded, as announced and as the refund shows @zh', async ({
  page,
  words,
}) => {
  await openList(page, words)
  await openPaid(page, words, 0)
  await openCancellation(page, words)
  await expect(page.getByText('¥128.00')).toBeVisible()
  // The time passes while the screen is open.
  await itIs(page, '18:00:00')
  await page.getByRole('radio', { name: words.appointments.cancel.reasons.other }).check()
  await page.getByRole('button', { name: words.appointments.cancel.submit }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words.appointments.cancel.noRefund)
  await expect(question).not.toContainText('¥')
  await expectScreenOk(page)
  await question.getByRole('button', { name: words.appointments.cancel.confirm }).click()
  await cancelled(page, words)
  await page.getByRole('link', { name: words.appointments.detail.refund }).click()
  await expect(page.getByRole('definition').getByText(words.appointments.refund.none)).toBeVisible()
  await expectScreenOk(page)
})

test('[APPT-23] the third cancellation of a day is accepted, and the fourth is announced as refused and refused @zh', async ({
  page,
  words,
}) => {
  await openList(page, words)
  for (const left of [3, 2, 1]) {
    await openPaid(page, words, 0)
    if (left === 2) await putOffRecord(page, words)
    const question = await askToCancel(page, words)
    await expect(question).toContainText(words.appointments.cancel.left.replace('{{left}}', String(left)))
    await question.getByRole('button', { name: words.appointments.cancel.confirm }).click()
    await cancelled(page, words)
    await page.goto('/subscribe/list')
    await expect(heading(page, words.shell.titles.subscribeList)).toBeVisible()
  }
  await openPaid(page, words, 0)
  await putOffRecord(page, words)
  await openCancellation(page, words)
  await expect(page.getByText(words.appointments.cancel.noneLeft)).toBeVisible()
  await expectScreenOk(page)
  await page.goBack()
  await cancelIt(page, words)
  await expect(page.getByText(words.appointments.cancel.failed)).toBeVisible()
  await expect(page.getByText('每个自然日最多取消3次').last()).toBeVisible()
  await expectScreenOk(page)
  await itIs(page, '00:00:00', addDays(FIRST_DAY, 1))
  await page.getByRole('button', { name: words.appointments.cancel.submit }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.appointments.cancel.confirm }).click()
  await cancelled(page, words)
})

test('[A495] the messaging app copies the appointment as a text @zh', async ({ page, words, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, words)
  await openPaid(page, words, 0)
  await expect(page.getByRole('button', { name: words.reminder.save })).toHaveCount(0)
  await page.getByRole('button', { name: words.reminder.copy }).click()
  await expect(page.getByText(words.reminder.copied)).toBeVisible()
  const [year, month, day] = addDays(FIRST_DAY, 1).split('-').map(Number)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${year}年${month}月${day}日`)
})

test.describe('outside the messaging app', () => {
  test.use({ userAgent: BROWSER })

  test('[A495] the appointment is saved as a calendar file', async ({ page, words }) => {
    await openList(page, words)
    await openPaid(page, words, 0)
    await expectScreenOk(page)
    const arrives = page.waitForEvent('download')
    await page.getByRole('button', { name: words.reminder.save }).click()
    const file = await arrives
    const day = addDays(FIRST_DAY, 1)
    expect(file.suggestedFilename()).toBe(words.reminder.fileName.replace('{{day}}', day))
    const stream = await file.createReadStream()
    const text = (await stream.toArray()).join('')
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replace(/-/g, '')}\r\n`)
  })
})

test.describe('a relative in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('[RB8] the appointment shows the days and the hour of China @en', async ({ page, words }) => {
    await openList(page, words)
    const first = cards(page, words.appointments.statuses.paid).first()
    await expect(first).toContainText(words.shell.dates.tomorrow)
    // In China the next day begins; in Los Angeles it is still the morning before.
    await itIs(page, '00:30:00', addDays(FIRST_DAY, 1))
    await page.reload()
    await expect(first).toContainText(words.shell.dates.today)
    await openPaid(page, words, 0)
    await openCancellation(page, words)
    await expect(page.getByText(words.appointments.cancel.noRefund)).toBeVisible()
    await expect(page.getByText(/18:00 \(China\u00a0time\)/).first()).toBeVisible()
    await expectScreenOk(page)
    await page.goBack()
    await expect(await askToCancel(page, words)).toContainText(words.appointments.cancel.noRefund)
    await expectScreenOk(page)
  })
})
