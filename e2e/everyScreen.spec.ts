import type { Page, Request } from '@playwright/test'
import { everyScreen } from './support/everyScreen'
import { findCutText } from './support/findCutText'
import { makeHostile } from './support/hostileClinic'
import { noOddText } from './support/noOddText'
import { openSite, type Site } from './support/nginxSite'
import { settled } from './support/settled'
import { ACCOUNT } from './support/signIn'
import { expect, test as base } from './support/test'
import { wordsOf } from './support/words'

/**
 * The production build with a clinic of its own, and somebody signed in: once for all tests, for a code is sent
 * once a minute.
 */
const test = base.extend<{ signedIn: undefined }, { site: Site; token: string }>({
  site: [
    async ({ browserName: _any }, provide) => {
      const site = await openSite()
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  token: [
    async ({ site }, provide) => {
      const post = async (path: string, form: Record<string, string>) =>
        (await fetch(site.url + path, { method: 'POST', body: new URLSearchParams(form) })).json()
      await post('/api/login/sendPhoneCode', { telphone: ACCOUNT })
      const { data } = (await post('/api/login/bindPhone', {
        openId: '',
        telphone: ACCOUNT,
        phoneCode: site.codeFor(ACCOUNT) ?? '',
      })) as { data: { token: string } }
      await provide(data.token)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
  signedIn: [
    async ({ context, site, token, lang }, provide) => {
      await context.addCookies(
        Object.entries({ token, language: lang }).map(([name, value]) => ({ name, value, url: site.url })),
      )
      await provide(undefined)
    },
    { auto: true },
  ],
})

/** Waits until no call of this page is open and nothing moves. */
const quiet = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
    await settled(page)
  }
}

test('[RA8] [RC2] words without end and words that look like elements: every screen keeps its width and makes nothing of them', async ({
  page,
  lang,
}) => {
  await makeHostile(page)
  const found: string[] = []
  await everyScreen(page, wordsOf(lang), quiet(page), async (where) => {
    const cut = await page.evaluate(findCutText)
    // A field scrolls what stands in it.
    found.push(
      ...cut.filter((finding) => !finding.includes(' is cut by its field ')).map((finding) => `${where}: ${finding}`),
    )
    await noOddText(page)
    expect(await page.locator('img[src="x"]').count(), where).toBe(0)
  })
  expect(found).toEqual([])
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})

test('[RA8] a refusal without end keeps to the width, in the red bar and on the page @zh', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { data: null, message: 'W'.repeat(3000), status: 59999 } }),
  )
  for (const at of ['/home', '/service/list', '/my']) {
    await page.goto(at)
    await expect(page.getByText(/W{3000}/).first()).toBeVisible()
    await settled(page)
    expect(await page.evaluate(findCutText), at).toEqual([])
  }
})

/** What a finger and an eye need: the width of a day, and how much of the screen its bars leave. */
const findTooSmall = (): string[] => {
  const days = [...document.querySelectorAll('[role="grid"] button')].map((day) => day.getBoundingClientRect().width)
  const bars = [...document.querySelectorAll('body *')].filter((bar) => {
    const { position, pointerEvents } = getComputedStyle(bar)
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && bar.querySelector('[role$="dialog"]') === null
  })
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  return [
    ...(days.some((width) => width < 44) ? [`a day is ${Math.min(...days)} px wide`] : []),
    ...(taken > window.innerHeight / 3 ? [`bars take ${taken} of ${window.innerHeight} px`] : []),
  ]
}

test('at 320 px with the largest text nothing is cut, no word is broken, a day is as wide as a finger, and bars leave room', async ({
  page,
  lang,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"largest"'))
  const found: string[] = []
  await everyScreen(page, wordsOf(lang), quiet(page), async (where) => {
    const trouble = [...(await page.evaluate(findCutText)), ...(await page.evaluate(findTooSmall))]
    found.push(...trouble.map((finding) => `${where}: ${finding}`))
  })
  expect(found).toEqual([])
})
