import type { Page } from '@playwright/test'
import { quiet } from './support/signedInSite'
import { expect, test } from './support/test'

/** Answers the pages of a site by their markup, and its calls when `release` is asked for them. */
const openSite = async (page: Page, pages: Readonly<Record<string, string>>) => {
  const held = new Map<string, () => void>()
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.includes('held')) await new Promise<void>((release) => held.set(pathname, release))
    const body = `<!doctype html><title>t</title><link rel="icon" href="data:,">${pages[pathname] ?? ''}`
    // The page may have been left meanwhile.
    await route.fulfill({ contentType: 'text/html', body }).catch(() => undefined)
  })
  const isHeld = (path: string) => expect.poll(() => held.has(path)).toBe(true)
  return { isHeld, release: (path: string) => held.get(path)?.() }
}

/** Expects a wait to last until the answer has come. */
const expectToEndWith = async (page: Page, answer: () => void, wait: Promise<void>): Promise<void> => {
  let isEnded = false
  const watched = wait.then(() => void (isEnded = true))
  await page.waitForTimeout(300)
  expect(isEnded).toBe(false)
  answer()
  await watched
}

test('a page is not quiet while another document is on its way @zh', async ({ page }) => {
  const site = await openSite(page, { '/one': '', '/held/two': '<h1>two</h1>' })
  const rest = quiet(page)
  await page.goto('/one')
  await page.evaluate(() => void setTimeout(() => window.location.assign('/held/two')))
  await site.isHeld('/held/two')
  await expectToEndWith(page, () => site.release('/held/two'), rest())
  await expect(page.locator('h1')).toHaveText('two')
})

test('a request that a left page starts late is forgotten with the page @zh', async ({ page }) => {
  const site = await openSite(page, { '/one': '', '/held/two': '' })
  const rest = quiet(page)
  await page.goto('/one')
  await page.evaluate(() => {
    setTimeout(() => window.location.assign('/held/two'))
    // The browser does not report the end of a request that outlives its page.
    setTimeout(() => void fetch('/api/held', { keepalive: true }).catch(() => undefined), 300)
  })
  await site.isHeld('/held/two')
  await site.isHeld('/api/held')
  site.release('/held/two')
  await page.waitForURL('/held/two')
  await rest()
  site.release('/api/held')
})

test('a screen that is opened within the page forgets no request @zh', async ({ page }) => {
  const site = await openSite(page, { '/one': '' })
  const rest = quiet(page)
  await page.goto('/one')
  await page.evaluate(() => {
    void fetch('/api/held')
    window.history.pushState(null, '', '/two')
  })
  await site.isHeld('/api/held')
  await expectToEndWith(page, () => site.release('/api/held'), rest())
})

test('a call that comes and goes while something moves is followed by a look at what it brought @zh', async ({
  page,
}) => {
  await openSite(page, { '/one': '' })
  const rest = quiet(page)
  await page.goto('/one')
  await page.evaluate(() => {
    const move = (ms: number) => document.documentElement.animate({ opacity: [0.5, 1] }, ms).finished
    void move(600)
    setTimeout(() => void fetch('/api/list').then(() => move(900).then(() => (document.title = 'shown'))), 100)
  })
  await rest()
  expect(await page.title()).toBe('shown')
})
