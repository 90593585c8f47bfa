import type { Page } from '@playwright/test'
import { axeClean, darkClean } from './support/axeClean'
import { everyScreen, HALVES } from './support/everyScreen'
import { findCutText } from './support/findCutText'
import { makeHostile } from './support/hostileClinic'
import { noOddText } from './support/noOddText'
import { hasSecret } from './support/secrets'
import { settled } from './support/settled'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

// Twenty screens and what opens on them, one after the other: a slow machine takes its time.
test.describe.configure({ timeout: 240_000 })

for (const half of HALVES) {
  test(`[RA8] [RC2] words without end and words that look like elements: every screen keeps its width and makes nothing of them: ${half}`, async ({
    page,
    words,
  }) => {
    await makeHostile(page)
    const found: string[] = []
    await everyScreen(page, words, half, quiet(page), async (where) => {
      const cut = await page.evaluate(findCutText)
      // A field scrolls what stands in it.
      found.push(
        ...cut
          .filter((finding) => !finding.includes(' is cut by its field '))
          .map((finding) => `${where}: ${finding}`),
      )
      await noOddText(page)
      const title = await page.title()
      expect(hasSecret(title), `${where}: ${title}`).toBe(false)
      expect(await page.locator('img[src="x"]').count(), where).toBe(0)
    })
    expect(found).toEqual([])
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })
}

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
  const days = [...document.querySelectorAll('[role="grid"] button, [role="radiogroup"] label')].map(
    (day) => day.getBoundingClientRect().width,
  )
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

const NARROW = { width: 320, height: 568 }

/** Of small letters more contrast is asked than of large ones. */
const atUsualSize = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const setSize = (size: string) => page.evaluate((to) => (document.documentElement.dataset['text'] = to), size)
  await setSize('normal')
  await look()
  await setSize('largest')
}

for (const half of HALVES) {
  test(`every screen is accessible, in the dark too, and says nothing odd; with the largest text, at 320 px too, nothing is cut, no word is broken, a day is as wide as a finger, and bars leave room: ${half}`, async ({
    page,
    lang,
    words,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"largest"'))
    const usual = page.viewportSize()
    const found: string[] = []
    await everyScreen(page, words, half, quiet(page), async (where) => {
      const wide = await page.evaluate(findCutText)
      await page.setViewportSize(NARROW)
      await settled(page)
      const narrow = [...(await page.evaluate(findCutText)), ...(await page.evaluate(findTooSmall))]
      await page.setViewportSize(usual ?? NARROW)
      found.push(
        ...[...wide, ...narrow.map((finding) => `${finding} at 320 px`)].map((finding) => `${where}: ${finding}`),
      )
      await atUsualSize(page, async () => {
        await noOddText(page)
        await axeClean(page)
        // The colours are the same in every language.
        if (lang === 'zh') await darkClean(page)
      })
    })
    expect(found).toEqual([])
  })
}
