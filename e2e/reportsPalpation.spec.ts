import type { Locator, Page } from '@playwright/test'
import { agree } from './support/account'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

const OWN = '13800000001'
const MANY = '13800000107'
const LONG = '13800000004'
const past = (number: number): string => `874503928475836${String(number).padStart(4, '0')}`
const CALM = past(2)
const URGENT = past(4)
const FIVE = '8745039284758340014'
const LONG_TEXTS = past(8)
const GAPS = past(9)
const TWENTY = past(11)
const TWO_HUNDRED = past(12)

const open = (page: Page, reportId: string, phone = OWN) =>
  openSignedIn(page, `/report/palpationReport?reportId=${reportId}&specificationId=1`, { phone })
const map = (page: Page) => page.locator('figure svg')
const markers = (page: Page) => map(page).getByRole('button')
const boxes = (page: Page) =>
  markers(page).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = (one.querySelector('rect:nth-of-type(2)') ?? one).getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, width }
    }),
  )

test('[PALP-19] [A231] each of 20 lesions has a separate number, also on the smallest screen @zh', async ({
  page,
}) => {
  await open(page, TWENTY, MANY)
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(markers(page)).toHaveCount(20)
    const all = await boxes(page)
    for (const [index, one] of all.entries()) {
      expect(one.width).toBeGreaterThan(width === 375 ? 24 : 20)
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width / 2).toBeLessThanOrEqual(width)
      for (const other of all.slice(index + 1))
        expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(one.width - 2)
    }
  }
})

test('[PALP-19] [A231] the map leads to an entry and the entry to the map, by finger and by key @zh', async ({
  page,
  words,
}) => {
  const { palpation } = words
  await open(page, TWENTY, MANY)
  await markers(page).nth(12).tap()
  const entry = page.getByRole('heading', { level: 3, name: palpation.lesion.number.replace('{{number}}', '13') })
  await expect(entry).toBeFocused()
  await expect(entry).toBeInViewport()
  await page.getByRole('button', { name: palpation.lesion.showPlace.replace('{{number}}', '12') }).tap()
  await expect(markers(page).nth(11)).toBeFocused()
  await expect(markers(page).nth(11)).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
})

test('[PALP-19] the map of 200 lesions stays clear and leads to each', async ({ page, words }) => {
  const { palpation } = words
  await open(page, TWO_HUNDRED, MANY)
  expect(await markers(page).count()).toBeLessThanOrEqual(28)
  await markers(page).first().tap()
  await page.getByRole('button', { name: palpation.lesion.number.replace('{{number}}', '193') }).tap()
  const entry = page.getByRole('heading', { level: 3, name: palpation.lesion.number.replace('{{number}}', '193') })
  await expect(entry).toBeFocused()
  await expect(entry).toBeInViewport()
  await expectScreenOk(page)
})

/** Whether it is laid out and painted; entries far outside the viewport may not be. */
const isDrawn = (entry: Locator): Promise<boolean> =>
  entry.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))

test('[PALP-19] of many lesions only those near the viewport are rendered, and the others keep their space @zh', async ({
  page,
  words,
}) => {
  const { palpation } = words
  const numbered = (number: number) =>
    page.getByRole('heading', { level: 3, name: palpation.lesion.number.replace('{{number}}', String(number)) })
  await open(page, TWO_HUNDRED, MANY)
  for (const last of [20, 30, 40]) {
    await page.getByRole('button', { name: palpation.found.later.split('{{')[0] ?? '' }).tap()
    await expect(numbered(last)).toHaveCount(1)
  }
  await numbered(40).scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(numbered(1))).toBe(false)
  expect(await isDrawn(numbered(40))).toBe(true)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Screen readers and anchors still find the skipped entries.
  await expect(numbered(1)).toHaveRole('heading')
  await numbered(1).scrollIntoViewIfNeeded()
  // The entries added last have the focus, so they stay drawn.
  await expect.poll(() => isDrawn(numbered(25))).toBe(false)
  expect(await isDrawn(numbered(1))).toBe(true)
  await expect(numbered(1)).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

const SEEN = [
  ['nothing recorded', CALM, OWN, 0],
  ['one place, urgent', URGENT, OWN, 1],
  ['five places', FIVE, OWN, 5],
  ['very long texts', LONG_TEXTS, LONG, 5],
  ['gaps', GAPS, LONG, 1],
] as const

for (const [what, report, phone, count] of SEEN)
  test(`[PALP-07] [PALP-18] [A386] the report of ${what} shows nothing odd, nothing cut and no finding`, async ({
    page,
  }) => {
    await open(page, report, phone)
    await expect(markers(page)).toHaveCount(count)
    await expectScreenOk(page)
  })

test('[PALP-10] [PALP-11] [A426] a notice stays visible while height and weight are missing, and leads to both fields @zh', async ({
  page,
  words,
}) => {
  await openSignedIn(page, `/report/palpationReport?reportId=${FIVE}&specificationId=2`)
  const notice = page.getByRole('button', { name: words.palpation.measures.act })
  await expect(notice).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(notice).toBeInViewport()
  await notice.tap()
  await agree(page, words)
  await expect(page.getByLabel(words.questions.labels.height, { exact: true })).toBeVisible()
  await expect(page.getByLabel(words.questions.labels.weight, { exact: true })).toBeVisible()
})
