import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/lib/language'
import { holdRequests } from './support/holdRequests'
import { expectNoAxeViolations, darkClean } from './support/expectNoAxeViolations'
import { recordShifts, scoreOf, shiftsOf } from './support/layoutShifts'
import { expect } from './support/test'
import { test } from './support/signedInSite'
import { wordsOf } from './support/words'

const EVERYTHING = /\/assets\/[^/]*\.(js|css)$/
const APP = /\/assets\/(app|vendor)-[^/]*\.js$/

/** Opens an address while these files are held back; the returned function releases them. */
const openHeld = async (page: Page, address: string, files = EVERYTHING): Promise<() => Promise<void>> => {
  await recordShifts(page)
  const release = await holdRequests(page, files)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('#boot[data-frame] h1')).toBeVisible()
  return async () => {
    release()
    await expect(page.locator('#boot')).toHaveCount(0)
  }
}

const places = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.textContent} ${[x, y, width, height].map(Math.round).join()}`
    }),
  )

const HOME = 'main header *, main [data-tone], main article a, main section h2, nav, nav a'
const SERVICES = 'main ul:has(article h2) :is(li, h2, a, p, [data-size])'
const LOGIN = 'main header *, main p a, main p.quiet'

for (const [of, viewport, size, scheme] of [
  ['a phone', { width: 375, height: 812 }, 'normal', 'light'],
  ['a small phone that speaks large', { width: 320, height: 568 }, 'xx-large', 'light'],
  ['a phone in the dark', { width: 375, height: 812 }, 'normal', 'dark'],
] as const)
  test.describe(`the frame on ${of}`, () => {
    test.use({ viewport, colorScheme: scheme })

    test('[LANG-01] [RA16] Home is in the page before any script, and nothing moves when the app takes over', async ({
      page,
      lang,
      words,
    }) => {
      const { shell, home } = words
      await page.addInitScript((kept) => localStorage.setItem('device:text-size', JSON.stringify(kept)), size)
      const release = await openHeld(page, '/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'zh' ? 'zh-CN' : 'en')
      await expect(page).toHaveTitle(shell.titles.home)
      await expect(page.getByRole('heading', { level: 1, name: shell.product })).toBeVisible()
      await expect(page.getByText(home.welcome)).toBeVisible()
      const tabs = page.getByRole('navigation', { name: shell.tabs.label })
      await expect(tabs.getByRole('link')).toHaveText([
        shell.tabs.home,
        shell.tabs.checkup,
        shell.tabs.consult,
        shell.tabs.my,
      ])
      await (scheme === 'dark' ? darkClean(page) : expectNoAxeViolations(page))
      if (scheme === 'dark') await page.emulateMedia({ colorScheme: 'dark' })
      const before = await places(page, HOME)
      expect(before.length).toBeGreaterThanOrEqual(10)
      await page.route('**/api/**', () => undefined)
      await release()
      await expect.poll(() => places(page, HOME)).toEqual(expect.arrayContaining(before))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(scoreOf(await shiftsOf(page))).toBeLessThanOrEqual(0.02)
    })

    test('[HOME-01] [HOME-02] the services are in the page before the app, and nothing moves when it takes over', async ({
      page,
      lang,
      words,
    }) => {
      await page.addInitScript((kept) => localStorage.setItem('device:text-size', JSON.stringify(kept)), size)
      const release = await openHeld(page, '/home', APP)
      const rows = page.locator('#boot main li article')
      await expect(rows).toHaveCount(3)
      await expect(rows.getByRole('link').first()).toHaveText(/^(乳腺健康检测|Breast health check)$/)
      await expect(rows.nth(1)).toContainText(words.shell.free)
      await expect(rows.nth(2)).toContainText('¥598.00')
      await expect(page.getByRole('link', { name: words.home.allServices })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'zh' ? 'zh-CN' : 'en')
      await (scheme === 'dark' ? darkClean(page) : expectNoAxeViolations(page))
      if (scheme === 'dark') await page.emulateMedia({ colorScheme: 'dark' })
      const before = await places(page, SERVICES)
      expect(before).toHaveLength(3 * 6 + 2)
      await page.route('**/api/**', () => undefined)
      await release()
      await expect.poll(() => places(page, '#root ' + SERVICES)).toEqual(before)
      expect(scoreOf(await shiftsOf(page))).toBeLessThanOrEqual(0.02)
    })

    test('[AUTH-03] [LANG-01] the sign-in is in the page for a signed-out user, and nothing moves when the app takes over', async ({
      page,
      words,
      context,
    }) => {
      const { shell, auth } = words
      await context.clearCookies({ name: 'token' })
      await page.addInitScript((kept) => localStorage.setItem('device:text-size', JSON.stringify(kept)), size)
      const release = await openHeld(page, '/subscribe/list')
      await expect(page.getByRole('heading', { level: 1, name: shell.titles.login })).toBeVisible()
      await expect(page.getByText(auth.welcome)).toBeVisible()
      await expect(page.locator('input:enabled, button:enabled')).toHaveCount(0)
      await (scheme === 'dark' ? darkClean(page) : expectNoAxeViolations(page))
      const before = await places(page, LOGIN)
      expect(before.length).toBeGreaterThan(4)
      await release()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fsubscribe%2Flist$/)
      expect(await places(page, LOGIN)).toEqual(before)
      await expect(page.getByLabel(auth.phone, { exact: true })).toBeEnabled()
      expect(scoreOf(await shiftsOf(page))).toBeLessThanOrEqual(0.02)
    })
  })

test('the page describes itself in its language', async ({ page, lang }) => {
  await openHeld(page, '/home')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    lang === 'zh'
      ? '约乳腺检查、填问卷、看报告、向医生咨询。'
      : 'Book a breast check, fill in your questionnaire, read your report, ask a doctor.',
  )
})

const CHECK = '/chq/inspectChq?customerId=1001&orgId=102&serviceId=1&inspectionId=6745039284758340014'

/** A545: a form asks for consent at once where the phone keeps none. */
const CONSENT = 'main h1, main h2, main dt, main dd, main label span'

/** While data load, the title of a screen is there, but no heading for screen readers yet. */
const HEAD = 'main h1, main [class*=nextTitle]'

/** Addresses that messages link to, their heading, and what of them is there before any script. */
const LINKED = [
  ['/doc/agreement', 'agreement', 'main p'],
  ['/guide', 'guide', 'main p'],
  ['/chq/gail', 'gail', 'main h1, main > div > p'],
  ['/consult/index', 'consultIndex', 'main h1, main [data-tone], main [data-tone] *, main p.quiet'],
  [`${CHECK}&hqiId=1745039284758350002`, 'inspectQuestionnaire', CONSENT],
  ['/chq/healthServiceChq?serviceId=1', 'healthQuestionnaire', CONSENT],
  ['/chq/healthServiceChqSimple?inspectionId=6745039284758340014', 'shortQuestionnaire', CONSENT],
  ['/profileEdit', 'profileEdit', CONSENT],
  ['/patient/add', 'patientAdd', CONSENT],
  ['/patient/edit?id=2001', 'patientEdit', CONSENT],
  ['/consult/problemDesc/3001', 'doctorQuestion', CONSENT],
  ['/consult/quickProblemDesc', 'quickQuestion', CONSENT],
  ['/doc/privacy', 'privacy', 'main p'],
  ['/report/list', 'reportList', 'main h1, main [role=tab], main p'],
  ['/consult/my', 'myConsult', 'main h1, main [role=tab], main p'],
  ['/report/riskReport?reportId=8745039284758360001', 'riskReport', 'main p:not([aria-hidden])'],
  ['/report/palpationReport?reportId=8745039284758360001', 'palpationReport', 'main p:not([aria-hidden])'],
  ['/report/timeline?customerId=1001', 'reportTimeline', 'main p:not([aria-hidden])'],
  ['/report/visitSummary?reportId=8745039284758360001', 'visitSummary', 'main p:not([aria-hidden])'],
  ['/my/data', 'ownData', 'main h1, main p'],
  ['/my/privacy', 'privacyCentre', 'main h1, main h2, main p'],
  ['/subscribe/clearToken', 'clearToken', 'main h1, main h2, main p:not([class])'],
  ['/doctorBind', 'doctorBind', 'main h1, main p'],
  ['/report/healthServicesReport?reportId=1745039284758370001', 'healthServicesReport', 'main p:not([aria-hidden])'],
  ['/report/detail/6745039284758360001', 'reportDetail', HEAD],
  ['/subscribe/detail/1745039284758340003', 'subscribeDetail', HEAD],
  ['/refund/detail/1745039284758340008', 'refundDetail', HEAD],
  ['/consult/doctor?id=3001', 'doctor', 'main h1'],
  ['/organ/list?serviceId=1', 'organisationList', 'main h1'],
  ['/chq/my', 'myQuestionnaires', 'main h1'],
  ['/chat/1745039284758380008?type=1', 'chat', 'main h1'],
] as const

for (const [address, title, stays] of LINKED)
  test(`the first part of ${address.replace(/\?.*/, '')} is shown before any script, and stays when the app takes over`, async ({
    page,
    words,
  }) => {
    const release = await openHeld(page, address)
    await expect(page).toHaveTitle(words.shell.titles[title])
    await expect(page.locator('#boot h1')).toHaveText(words.shell.titles[title])
    await expect(page.locator('#boot').locator('input:enabled:not([type=checkbox]), button:enabled')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const before = await places(page, stays)
    expect(before.length).toBeGreaterThan(0)
    const heading = await places(page, 'main h1')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/**', async (route) => {
      await answered
      await route.continue().catch(() => undefined)
    })
    await release()
    await expect.poll(() => places(page, stays)).toEqual(expect.arrayContaining(before))
    expect(scoreOf(await shiftsOf(page))).toBeLessThanOrEqual(0.02)
    answer()
    // In a chat the doctor's name takes the place of the title.
    if (title !== 'chat') await expect.poll(() => places(page, 'main h1')).toEqual(heading)
  })

test('[A545] where a user has consented on this phone, the frame of a form shows that it loads @zh', async ({
  page,
  words,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('of:1001:consent', JSON.stringify({ version: 3, at: Date.now() })),
  )
  const release = await openHeld(page, '/profileEdit')
  await expect(page.locator('#boot h1')).toHaveText(words.shell.titles.profileEdit)
  await expect(page.locator('#boot input')).toHaveCount(0)
  await release()
  await expect(page.getByRole('textbox').first()).toBeVisible()
})

test('[A545] a box that was ticked before any script stays ticked when the app takes over', async ({
  page,
  words,
}) => {
  const release = await openHeld(page, '/consult/problemDesc/3001')
  const box = page.getByRole('checkbox', { name: words.consent.box })
  await page.getByText(words.consent.box).tap()
  await expect(box).toBeChecked()
  await release()
  await expect(page.locator('#root').getByRole('checkbox', { name: words.consent.box })).toBeChecked()
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: words.consent.goOn }).tap()
  await expect(page.getByRole('textbox').first()).toBeVisible()
})

test('[AUTH-03] a signed-out visitor of a linked address gets the sign-in, and no frame of the screen is fetched @zh', async ({
  page,
  words,
  context,
}) => {
  await context.clearCookies({ name: 'token' })
  const fetched: string[] = []
  page.on('request', (request) => void (request.url().includes('/frames/') && fetched.push(request.url())))
  const release = await openHeld(page, '/consult/index')
  await expect(page.locator('#boot h1')).toHaveText(words.shell.titles.login)
  await release()
  expect(fetched).toEqual([])
})

test('a link of the frame works without a script, and a language link keeps the address', async ({
  page,
  lang,
  words,
  context,
}) => {
  const { shell } = words
  const other = lang === 'zh' ? 'en' : 'zh'
  const release = await openHeld(page, '/home')
  await page.getByRole('link', { name: shell.titles.gail }).tap()
  await expect(page).toHaveURL(/\/chq\/gail$/)
  await context.clearCookies()
  await page.goto('/subscribe/list?a=b', { waitUntil: 'commit' })
  await page.getByRole('link', { name: LANGUAGES[other].ownName }).tap()
  await expect(page).toHaveURL(new RegExp(`/subscribe/list\\?a=b&lang=${other}$`))
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(other).shell.titles.login })).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(other).shell.titles.login })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('[A77] a service in the frame leads on while the app is still loading @zh', async ({ page }) => {
  const release = await openHeld(page, '/home', APP)
  // The row in the template would also match its first article.
  await page.locator('#boot main li article').nth(2).tap()
  await expect(page).toHaveURL(/\/service\/detail\/3$/)
  await release()
  await expect(page.getByRole('heading', { level: 1, name: /^(尊享乳腺检查|Premium breast check)$/ })).toBeVisible()
})

test('@zh the app’s files load behind the early request and wait for the style sheet only', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (APP.test(request.url())) requested.push(request.url())
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined)
  const release = await holdRequests(page, /\.css$/)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.locator('#boot[data-frame] h1')).toBeVisible()
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
  expect(requested).toEqual([])
  release()
  await expect.poll(() => requested.length).toBe(2)
})

test('@zh scroll position, focus and a pressed link survive the arrival of the app', async ({ page, words }) => {
  const { shell } = words
  await page.route('**/api/**', () => undefined)
  const first = await openHeld(page, '/home')
  await page.evaluate(() => window.scrollTo(0, 150))
  await page.getByRole('link', { name: shell.titles.gail }).evaluate((link) => link.focus({ preventScroll: true }))
  await first()
  await expect(page.getByRole('link', { name: shell.titles.gail })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(150)

  await page.unroute('**/assets/*.js')
  await page.evaluate(() => window.sessionStorage.clear())
  const second = await openHeld(page, '/home')
  const link = await page.getByRole('link', { name: shell.tabs.my }).boundingBox()
  if (link === null) throw new Error('The link is missing.')
  await page.mouse.move(link.x + 5, link.y + 5)
  await page.mouse.down()
  const landed = second()
  await expect(page.locator('#root main')).toBeAttached()
  await expect(page.locator('#root')).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/my$/)
  await landed
})

test('@zh [RA16] a message over the frame says when the app does not load', async ({ page }) => {
  await openHeld(page, '/home')
  await expect(page.getByText(/页面还没有打开/)).toBeInViewport({ timeout: 9500 })
  await expect(page.getByText(/This page has not opened yet/)).toBeInViewport()
  await expectNoAxeViolations(page)
})
