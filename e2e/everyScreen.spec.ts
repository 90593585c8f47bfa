import type { Page } from '@playwright/test'
import { expectNoAxeViolations, darkClean } from './support/expectNoAxeViolations'
import { everyScreen, PARTS } from './support/everyScreen'
import { findClippedText } from './support/findClippedText'
import { makeHostile } from './support/hostileClinic'
import { expectNoPlaceholderText } from './support/expectNoPlaceholderText'
import { hasSecret } from './support/secrets'
import { waitForIdle } from './support/waitForIdle'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

// Two dozen screens with all that opens on them take long on a slow machine.
test.describe.configure({ timeout: 400_000 })

for (const part of PARTS) {
  test(`[RA8] [RC2] endless words and words that look like elements keep the width of every screen and stay text: ${part}`, async ({
    page,
    words,
  }) => {
    await makeHostile(page)
    const found: string[] = []
    await everyScreen(page, words, part, quiet(page), async (where) => {
      const cut = await page.evaluate(findClippedText)
      found.push(
        ...cut
          .filter((finding) => !finding.includes(' is cut by its field '))
          .map((finding) => `${where}: ${finding}`),
      )
      await expectNoPlaceholderText(page)
      const title = await page.title()
      expect(hasSecret(title), `${where}: ${title}`).toBe(false)
      expect(await page.locator('img[src="x"]').count(), where).toBe(0)
      expect(await page.evaluate(() => 'hurt' in window), where).toBe(false)
    })
    expect(found).toEqual([])
  })
}

test('[RA8] an endless error message keeps the width, in the red bar and on the page @zh', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { data: null, message: 'W'.repeat(3000), status: 59999 } }),
  )
  for (const at of ['/home', '/service/list', '/my']) {
    await page.goto(at)
    await expect(page.getByText(/W{3000}/).first()).toBeVisible()
    await waitForIdle(page)
    expect(await page.evaluate(findClippedText), at).toEqual([])
  }
})

/** Finds narrow days, bars that take too much of the screen, and cut tabs. */
const findCrowded = (): string[] => {
  const days = [...document.querySelectorAll('[role="grid"] button, [role="radiogroup"] label')].map(
    (day) => day.getBoundingClientRect().width,
  )
  const bars = [...document.querySelectorAll('body *')].filter((bar) => {
    const { position, pointerEvents } = getComputedStyle(bar)
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && bar.querySelector('[role$="dialog"]') === null
  })
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  // Chat messages scroll between a header and a footer.
  const said = document.querySelector('[role="region"]')?.getBoundingClientRect().height
  const tabs = [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].filter((tab) => {
    const [of, row] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()]
    return row !== undefined && (of.left < row.left - 1 || of.right > row.right + 1)
  })
  return [
    ...(days.some((width) => width < 44) ? [`a day is ${Math.min(...days)} px wide`] : []),
    ...(taken > window.innerHeight / 3 ? [`bars take ${taken} of ${window.innerHeight} px`] : []),
    ...(said !== undefined && said < window.innerHeight / 2 ? [`${said} px are left for the messages`] : []),
    ...tabs.map((tab) => `the chosen tab ${tab.textContent} is cut`),
  ]
}

/** Finds targets below `least` px, and letters below 12 px. */
const findTooSmall = (least: number): string[] => {
  const targets = document.querySelectorAll('button, select, a[href], [role="tab"], label:has(input)')
  const small = [...targets].filter((target) => {
    // Content far outside the viewport has no size yet.
    if (!target.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
      return false
    const { width, height } = target.getBoundingClientRect()
    // A link in a sentence is as high as its line.
    return getComputedStyle(target).display !== 'inline' && (width < least - 0.5 || height < least - 0.5)
  })
  const fine = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.closest('svg, script, style') === null &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') &&
      Number.parseFloat(getComputedStyle(element).fontSize) < 12,
  )
  return [
    ...small.map((target) => {
      const { width, height } = target.getBoundingClientRect()
      return `${target.outerHTML.slice(0, 120)} is ${width} x ${height} px`
    }),
    ...fine.map((element) => `“${element.textContent}” has ${getComputedStyle(element).fontSize}`),
  ]
}

const NARROW = { width: 320, height: 568 }

/** Small text needs more contrast than large text. */
const atUsualSize = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const setSize = (size: string) => page.evaluate((to) => (document.documentElement.dataset['text'] = to), size)
  await setSize('normal')
  await look()
  await setSize('xx-large')
}

for (const part of PARTS) {
  test(`every screen is accessible in light and dark, and nothing is cut, covered or too small at the largest text or 320 px: ${part}`, async ({
    page,
    lang,
    words,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
    const usual = page.viewportSize()
    const found: string[] = []
    await everyScreen(page, words, part, quiet(page), async (where) => {
      const wide = [...(await page.evaluate(findClippedText)), ...(await page.evaluate(findTooSmall, 48))]
      await page.setViewportSize(NARROW)
      await waitForIdle(page)
      const narrow = [...(await page.evaluate(findClippedText)), ...(await page.evaluate(findCrowded))]
      await page.setViewportSize(usual ?? NARROW)
      found.push(
        ...[...wide, ...narrow.map((finding) => `${finding} at 320 px`)].map((finding) => `${where}: ${finding}`),
      )
      await atUsualSize(page, async () => {
        found.push(...(await page.evaluate(findTooSmall, 44)).map((finding) => `${where}: ${finding}`))
        await page.setViewportSize(NARROW)
        await waitForIdle(page)
        const usualText = await page.evaluate(findClippedText)
        await page.setViewportSize(usual ?? NARROW)
        found.push(...usualText.map((finding) => `${where}: ${finding} at 320 px and the usual text`))
        await expectNoPlaceholderText(page)
        await expectNoAxeViolations(page)
        // Colours do not depend on the language.
        if (lang === 'zh') await darkClean(page)
      })
    })
    expect(found).toEqual([])
  })
}
