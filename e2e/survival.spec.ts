import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/expectNoAxeViolations'
import { openSignedIn } from './support/signedIn'
import { ACCOUNT } from './support/signIn'
import { expectNotice } from './support/expectNotice'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const signedInAtHome = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/')
  await expect(heading(page, words.shell.product)).toBeVisible()
  // The demo clinic lives in the page: leaving during a request loses the answer.
  await page.waitForLoadState('networkidle')
}

const loads = (page: Page): (() => number) => {
  let count = 0
  // A page that is left at once fires no load event.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

test('[API-08] [RA4] an expired session is announced once, reloads once, and leads to sign-in with the return path @en', async ({
  page,
  words,
  context,
}) => {
  await signedInAtHome(page, words)
  const loaded = loads(page)
  await context.addCookies([{ name: 'token', value: 'expired', url: page.url() }])
  const checkup = page.getByRole('navigation').getByRole('link', { name: words.shell.tabs.checkup })
  await expectNotice(page, words.shell.errors.signedOut, () => checkup.click())
  // After the reload the guard and the login page redirect to the provider.
  await expect(page).toHaveURL(/\/demo\/authorize\?/)
  const back = new URL(new URL(page.url()).searchParams.get('redirect_uri') ?? '')
  expect(back.pathname).toBe('/login')
  expect(back.searchParams.get('redirect')).toMatch(/^\/(service\/detail\/1|home)$/)
  expect(loaded()).toBe(2)
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
})

test('[RA4] [RA14] a session that ends twice within seconds rests at the sign-in, which takes the place of the refused page @zh', async ({
  page,
  words,
  context,
}) => {
  await signedInAtHome(page, words)
  await page.evaluate(() => sessionStorage.setItem('device:session-ended-at', String(Date.now())))
  await context.addCookies([{ name: 'token', value: 'expired', url: page.url() }])
  const entries = await page.evaluate(() => history.length)
  const checkup = page.getByRole('navigation').getByRole('link', { name: words.shell.tabs.checkup })
  await expectNotice(page, words.shell.errors.signedOut, () => checkup.click())
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(heading(page, words.shell.titles.login)).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('[RB3] without a network the form says so, keeps the typed text, and recovers by itself', async ({
  page,
  words,
  context,
}) => {
  await page.goto('/login?retry=1')
  await page.getByLabel(words.auth.phone, { exact: true }).fill(ACCOUNT)
  await context.setOffline(true)
  await expect(page.getByText(words.shell.offline.replace('{{kept}}', words.shell.kept))).toBeVisible()
  await expect(page.getByRole('button', { name: words.auth.signIn, exact: true })).toBeDisabled()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: words.auth.signIn, exact: true })).toBeEnabled()
  await expect(page.getByLabel(words.auth.phone, { exact: true })).toHaveValue(ACCOUNT)
})

test.describe('missing parts of the app', () => {
  // A service worker would answer before the test's routes.
  test.use({ serviceWorkers: 'block' })

  for (const [title, where, answer] of [
    ['404', '', { status: 404, body: '' }],
    ['a page instead of a script', ' @zh', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`[RA15] a screen whose code is ${title} reloads once by itself, then shows a page with a link to continue${where}`, async ({
      page,
      words,
      problems,
    }) => {
      problems.expected(/registration blocked/)
      problems.expected(
        /OrganisationList|module script|Failed to load resource|dynamically imported|ChunkLoadError|Unable to preload/,
      )
      await signedInAtHome(page, words)
      const loaded = loads(page)
      await page.route('**/assets/OrganisationList*', (route) => route.fulfill(answer))
      await page.goto('/organ/list?serviceId=1')
      await expect(page.getByText(words.shell.failed.title)).toBeVisible()
      expect(loaded()).toBe(2)
      await expectNoAxeViolations(page)
      await page.unroute('**/assets/OrganisationList*')
      await page.getByRole('button', { name: words.shell.actions.retry }).click()
      await expect(heading(page, words.shell.titles.organisationList)).toBeVisible()
    })
  }

  test('[RA16] a failed start is shown in both languages @zh', async ({ page, problems }) => {
    problems.expected(/too old|registration blocked/)
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("too old")' }),
    )
    await page.goto('/')
    await expect(page.getByText(/页面还没有打开/)).toBeVisible({ timeout: 9000 })
    await expect(page.getByText(/This page has not opened yet/)).toBeVisible()
  })
})

const JUNK = [
  '..%2Fx',
  '%00',
  '%3Csvg%20onload%3Dalert(1)%3E',
  'a'.repeat(5000),
  '1%2F2',
  '１',
  'null',
  '-1',
  'constructor',
  '__proto__',
]
const PATTERNS = [
  '/service/detail/:x',
  '/organ/list?serviceId=:x',
  '/order/selectTime/:x?orgId=:x',
  '/subscribe/submit/1?orgId=:x',
  '/order/confirmOrder/:x?orgId=:x',
  '/order/tradePay/:x?type=subscribe',
  '/order/tradePay/1?type=:x',
  '/subscribe/detail/:x',
  '/subscribe/cancel/:x',
  '/refund/detail/:x',
  '/home?lang=:x',
  '/:x',
]

test('[RC6] junk in paths and queries breaks no page @zh', async ({ page, words }) => {
  test.setTimeout(180_000)
  await signedInAtHome(page, words)
  for (const pattern of PATTERNS) {
    for (const junk of JUNK) {
      // Navigate within the app like a link, because reloads would be slower.
      await page.evaluate(
        (path) => {
          window.history.pushState(null, '', path)
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
        },
        pattern.replaceAll(':x', junk),
      )
      await expect(page.getByRole('main')).not.toBeEmpty()
    }
  }
  await page.goto(`/service/detail/${JUNK[2]}`)
  await expect(heading(page, words.shell.product)).toBeVisible()
})
