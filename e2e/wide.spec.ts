import type { Locator, Page } from '@playwright/test'
import { DESKTOP } from './support/desktop'
import { waitForIdle } from './support/waitForIdle'
import { test } from './support/signedInSite'
import { expect } from './support/test'

test.use(DESKTOP)

/** 35rem */
const COLUMN = 560

const paintAt = (page: Page, x: number, y: number): Promise<Buffer> =>
  page.screenshot({ clip: { x, y, width: 1, height: 1 } })

const heightOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box.y + 1
}

/** Checks that a bar's text is inside the column while its background reaches both edges of the window. */
const expectWide = async (page: Page, wordsOfBar: Locator): Promise<void> => {
  const y = await heightOf(wordsOfBar)
  const inner = await page.evaluate(() => document.documentElement.clientWidth)
  const inColumn = (inner - COLUMN) / 2 + 4
  const [left, within, right] = await Promise.all([2, inColumn, inner - 2].map((x) => paintAt(page, x, y)))
  const ground = await paintAt(page, 2, DESKTOP.viewport.height / 2)
  expect([left?.equals(ground), left, right]).toEqual([false, within, within])
}

test('the bars of a chat reach both edges of a wide window @zh', async ({ page, words: { chat } }) => {
  await page.goto('/chat/1745039284758380008?type=1')
  const another = page.getByRole('link', { name: chat.closed.another })
  await expect(another).toBeVisible()
  await waitForIdle(page)
  await expectWide(page, page.getByRole('heading', { level: 1 }))
  await expectWide(page, another)
})

test('the bar of missing answers reaches both edges of a wide window @zh', async ({
  page,
  words: { questionnaires },
}) => {
  await page.goto('/profile')
  const open = page.getByText(questionnaires.progress.done)
  await expect(open).toBeVisible()
  await waitForIdle(page)
  const line = (await heightOf(open.locator('..'))) + ((await open.locator('..').boundingBox())?.height ?? 0) - 2
  expect((await paintAt(page, 2, line)).equals(await paintAt(page, DESKTOP.viewport.width / 2, line))).toBe(true)
  expect((await paintAt(page, 2, line)).equals(await paintAt(page, 2, line - 8))).toBe(false)
})

test('the scroll bar is beside the bars, also where nothing scrolls @zh', async ({ page, words: { myCoupons } }) => {
  await page.goto('/coupon/get/310')
  const { width, height } = DESKTOP.viewport
  await expect(page.getByRole('button', { name: myCoupons.receive.action })).toBeVisible()
  await waitForIdle(page)
  const ground = await paintAt(page, 2, height / 2)
  expect((await paintAt(page, width - 4, height - 40)).equals(ground)).toBe(false)
})

test('each week of days to choose has its own row, with days of equal width @en', async ({
  page,
  words: { shell },
}) => {
  await page.goto('/order/selectTime/1?orgId=102')
  const days = page.getByRole('radio')
  await expect(days.nth(7)).toBeVisible()
  const widths = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().width))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  // The longest label fits into its cell.
  const longest = page.getByText(shell.dates.tomorrow, { exact: true })
  const [word, cell] = await Promise.all([longest, longest.locator('..')].map((part) => part.boundingBox()))
  expect((word?.width ?? 0) + 4).toBeLessThan(cell?.width ?? 0)
})
