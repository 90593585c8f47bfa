import type { Page } from '@playwright/test'
import { maskPhone } from '@/domain/account/account'
import { DIST, openSite, type Site } from './support/nginxSite'
import { heading } from './support/heading'
import { ACCOUNT } from './support/signIn'
import { expect, test as base } from './support/test'
import type { SpokenWords } from './support/words'

/** Headers of a server that allows caching: implicitly by the age alone, or explicitly. */
const LAX = {
  silent: { 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
  cacheable: { 'Cache-Control': 'public, max-age=3600' },
}

const test = base.extend<{ server: keyof typeof LAX; site: Site }>({
  server: ['silent', { option: true }],
  site: async ({ server }, provide) => {
    const site = await openSite(DIST, { apiHeaders: LAX[server] })
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
})

const OTHER = '13800000003'
/** Names and phones that only the first person's answers contain. */
const OF_THE_FIRST = new RegExp(
  ['林婉清', '周玉珍', '林可', ACCOUNT, maskPhone(ACCOUNT)].map((text) => text.replace(/\*/g, '\\*')).join('|'),
)
/** Screens that request the answers of one person, each with its heading. */
const screensOf = ({ shell: { product, titles } }: SpokenWords) =>
  [
    ['/home', product],
    ['/my', titles.my],
    ['/patient/list', titles.patientList],
    ['/subscribe/list', titles.subscribeList],
    ['/report/list', titles.reportList],
    ['/consult/my', titles.myConsult],
  ] as const

const signInAs = async (page: Page, site: Site, phone: string) =>
  page.context().addCookies([
    { name: 'token', value: site.tokenFor(phone), url: site.url },
    { name: 'language', value: 'zh', url: site.url },
  ])

/** Opens each screen. Returns the addresses requested from the server, and those served from the browser's cache. */
const lookAround = async (page: Page, words: SpokenWords, see = async (): Promise<void> => undefined) => {
  let requests = 0
  const requested = new Set<string>()
  const fromCache: string[] = []
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
    if (!url.includes('/api/')) return
    requests += 1
    if (method === 'GET') requested.add(url)
  })
  cdp.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    if (fromDiskCache === true && url.includes('/api/')) fromCache.push(url)
  })
  for (const [screen, title] of screensOf(words)) {
    const before = requests
    await page.goto(screen)
    await page.waitForLoadState('networkidle')
    await expect(heading(page, title)).toBeVisible()
    expect(requests, `requests of ${screen}`).toBeGreaterThan(before)
    await see()
  }
  await cdp.detach()
  return { requested: [...requested], fromCache }
}

const kept = (page: Page, addresses: string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map((address) =>
          fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })
            .then((answer) => (answer.ok ? answer.text() : undefined))
            .catch(() => undefined),
        ),
      ).then((answers) => answers.filter((answer) => answer !== undefined)),
    addresses,
  )

// The second test opens every screen of its list three times.
test.describe.configure({ timeout: 120_000 })

test('[A441] after a sign-out the browser’s cache contains no answer, even when the server allows caching @zh', async ({
  page,
  site,
  words,
  problems,
}) => {
  // A cache-only request of a missing entry ends as a failed request.
  problems.expected(/^console error: Failed to load resource: net::ERR_CACHE_MISS/)
  problems.expected(/^request failed: net::ERR_CACHE_MISS/)
  await signInAs(page, site, ACCOUNT)
  const { requested, fromCache } = await lookAround(page, words)
  expect(requested.length).toBeGreaterThan(8)
  expect(fromCache).toEqual([])
  await page.goto('/my')
  await expect(page.getByRole('main')).toContainText(OF_THE_FIRST)
  await page.getByRole('button', { name: words.account.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.account.signOut }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await kept(page, requested)).toEqual([])

  await signInAs(page, site, OTHER)
  await lookAround(page, words, () => expect(page.locator('body')).not.toContainText(OF_THE_FIRST))
})

test.describe(() => {
  test.use({ server: 'cacheable' })

  test('[A441] answers are requested again each time, even when the server allows caching @zh', async ({
    page,
    site,
    words,
  }) => {
    await signInAs(page, site, ACCOUNT)
    await lookAround(page, words)
    expect((await lookAround(page, words)).fromCache).toEqual([])
    await page.context().clearCookies()
    await signInAs(page, site, OTHER)
    expect((await lookAround(page, words)).fromCache).toEqual([])
    await page.goto('/my')
    await expect(page.locator('body')).toContainText('陈国栋')
    await expect(page.locator('body')).not.toContainText(OF_THE_FIRST)
  })
})
