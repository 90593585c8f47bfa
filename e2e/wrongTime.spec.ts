import type { Page } from '@playwright/test'
import { appThere } from './support/signedIn'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const HOUR_MS = 3_600_000
const DRAFT = 'of:1001:draft:inspection:1001:1'
const KEY = 'of:1001:draft:sent order abc'
const MARK = 'of:1001:draft:confirming subscribe 7'

/** Stores data of this age on the phone, once. */
const keep = (page: Page, hoursAgo: number) =>
  page.addInitScript(
    ({ names, at }) => {
      if (localStorage.getItem('kept-once') !== null) return
      localStorage.setItem('kept-once', '1')
      for (const name of names)
        localStorage.setItem(name, JSON.stringify({ at, phoneAt: at, key: 'k', draft: { answers: {} } }))
    },
    { names: [DRAFT, KEY, MARK], at: Date.now() - hoursAgo * HOUR_MS },
  )

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('of:'))
      .sort(),
  )

const mistime = (page: Page, path: string, hours: number, age?: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + hours * HOUR_MS).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date, ...(age && { age }) } })
  })

const walk = async (page: Page) => {
  for (const path of ['/home', '/my', '/subscribe/list']) {
    const isIdle = page.waitForLoadState('networkidle')
    await page.goto(path)
    await appThere(page)
    await isIdle
    await page.waitForLoadState('networkidle')
  }
}

for (const [name, path, hours, age] of [
  ['one call answers a day ahead', '**/api/customer/getCustomerInfo*', 24, undefined],
  ['one call answers a day behind', '**/api/customer/getCustomerInfo*', -24, undefined],
  ['every answer is a day old and says so', '**/api/**', -24, '86400'],
  ['every answer is a day ahead', '**/api/**', 24, undefined],
] as const)
  test(`[RG2] [A443] where ${name}, no draft, key or payment mark is lost @zh`, async ({ page }) => {
    await keep(page, 1)
    await mistime(page, path, hours, age)
    await walk(page)
    expect(await kept(page)).toEqual([MARK, DRAFT, KEY])
    expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('token')
  })

test('[A443] [A384] data that is expired by both clocks is removed @zh', async ({ page }) => {
  await keep(page, 13)
  await walk(page)
  expect(await kept(page)).toEqual([])
})

for (const path of ['/login', '/guide'])
  test(`[A444] without a sign-in or an answer, a draft that is a day too old is removed at ${path} @zh`, async ({
    page,
  }) => {
    await page.context().clearCookies()
    await keep(page, 37)
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(path)
    await appThere(page)
    expect(await kept(page)).toEqual([MARK, KEY])
  })
