import type { Page } from '@playwright/test'
import { addDays, chinaDay, chinaMoment } from '@/lib/time/day'
import { openSignedIn } from './support/signedIn'
import { putOffRecord } from './support/account'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

// The clinic's appointments count from its first day. Here it is tomorrow, so that no cookie has expired.
const FIRST_DAY = addDays(chinaDay(Date.now()), 1)
const MORNING = chinaMoment(`${FIRST_DAY} 10:00:00`)
/** Paid 298.00 of 398.00, for the day after the first one. */
const PAID = '1745039284758340004'
const CANCELLED = '1745039284758340011'

/**
 * Chooses the last of the days with free places. It does not use `force`, because the bar at the bottom may cover the
 * day and would get the tap.
 */
const chooseLastDay = (page: Page, { selectTime }: SpokenWords) =>
  page
    .getByRole('radio', { name: new RegExp(selectTime.left.replace('{{places}}', '\\d+')) })
    .last()
    .check()

test('a paid appointment is moved to another day: the old one is cancelled once the new one is paid, also across reloads @en', async ({
  page,
  words,
}) => {
  const { appointments, booking, payment, selectTime, shell, demo } = words
  await page.clock.setFixedTime(MORNING)
  await openSignedIn(page, `/subscribe/detail/${PAID}`, { now: MORNING })
  await putOffRecord(page, words)
  await page.getByRole('button', { name: payment.otherDay.title }).click()
  const sheet = page.getByRole('dialog', { name: payment.otherDay.title })
  await expect(sheet).toContainText('¥298.00')
  await expectScreenOk(page)
  await sheet.getByRole('button', { name: payment.otherDay.start }).click()
  await expect(heading(page, shell.titles.selectTime)).toBeVisible()
  await page.reload()
  // Choose at once: the note above the days must not appear later and move them.
  await chooseLastDay(page, words)
  await expect(page.getByText(payment.otherDay.separate)).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('button', { name: selectTime.next }).click()
  await expect(heading(page, shell.titles.confirmOrder)).toBeVisible()
  await expect(page.getByText(payment.otherDay.separate)).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('button', { name: booking.confirm.submit }).click()
  await expect(heading(page, shell.titles.tradePay)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: payment.pay }).click()
  await page
    .getByRole('dialog', { name: demo.cashier.title })
    .getByRole('button', { name: demo.cashier.pay, exact: true })
    .click()
  await expect(page).toHaveURL(/\/subscribe\/detail\/\d+$/)
  await expect(page.getByRole('heading', { name: payment.moving.title })).toBeVisible()
  await expect(page.getByText('¥298.00')).toBeVisible()
  await expectScreenOk(page)
  await page.goto(`/subscribe/detail/${PAID}`)
  await expect(page.getByText(appointments.statuses.cancelled)).toBeVisible()
  await expect(page.getByRole('button', { name: appointments.result.again })).toBeVisible()
})

test('an appointment that is over is booked again, filled in as last time', async ({ page, words }) => {
  const { appointments, payment, selectTime, shell } = words
  await page.clock.setFixedTime(MORNING)
  await openSignedIn(page, `/subscribe/detail/${CANCELLED}`, { now: MORNING })
  await page.getByRole('button', { name: appointments.result.again }).click()
  await expect(heading(page, shell.titles.selectTime)).toBeVisible()
  await chooseLastDay(page, words)
  await expectScreenOk(page)
  await page.getByRole('button', { name: selectTime.next }).click()
  await expect(page.getByText(payment.again.check)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expectScreenOk(page)
})
