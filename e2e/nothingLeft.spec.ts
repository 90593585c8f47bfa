import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { box, consultation, said, write } from './support/chat'
import { imSockets } from './support/imPlatform'
import { DIST, openSite, type Site } from './support/nginxSite'
import { agree } from './support/people'
import { ACCOUNT } from './support/signIn'
import { quiet } from './support/signedInSite'
import { expect, test as base } from './support/test'
import type { SpokenWords } from './support/words'

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _any }, provide) => {
    // A server that allows caching, as many do.
    const site = await openSite(DIST, { apiHeaders: { 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT' } })
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
})

const GROUP = 'group-1745039284758380003'
const LOGOUT = 'im_open_status.wslogout'
/** The platform's package gives up a request after this time, and stores its state once more. */
const GIVEN_UP_MS = 16_500
const OTHER = '13800000003'
const SAID = '一个只对医生说的秘密'
const TYPED = '一个还没有说出口的秘密'
const SCREENS = ['/my', '/patient/list', '/report/list', '/consultation/list']

type Stage = { page: Page; context: BrowserContext; site: Site; words: SpokenWords }

/** How a session ends, whether the platform answers a sign-out, and (A384) whether a draft waits for its owner. */
type Situation = { ends: (stage: Stage) => Promise<void>; platformHangs?: boolean; waitsForHer?: boolean }

const signOut = async (page: Page, { account }: SpokenWords) => {
  await page.getByRole('button', { name: account.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: account.signOut }).click()
  await expect(page).toHaveURL(/\/login/)
}

const openMy = async (page: Page, { account }: SpokenWords) => {
  await page.goto('/my')
  await expect(page.getByRole('button', { name: account.signOut })).toBeVisible()
}

const signInByCode = async (page: Page, { auth }: SpokenWords, site: Site) => {
  await page.getByLabel(auth.phone, { exact: true }).fill(OTHER)
  await page.getByRole('button', { name: auth.getCode }).click()
  await expect.poll(() => site.codeFor(OTHER)).toMatch(/^\d{6}$/)
  await page.getByLabel(auth.code, { exact: true }).fill(site.codeFor(OTHER) ?? '')
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

const endAtServer = async ({ page, context, site }: Stage) => {
  await context.addCookies([{ name: 'token', value: 'ended-long-ago', url: site.url }])
  await page.goto('/my')
  await expect(page).toHaveURL(/\/login/)
}

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'she signs out': {
    ends: async ({ page, words }) => {
      await openMy(page, words)
      await signOut(page, words)
    },
  },
  'the user signs out while a chat is open': {
    ends: async ({ page, context, words }) => {
      const another = await context.newPage()
      await openMy(another, words)
      await signOut(another, words)
      await another.close()
      await expect(page.getByText(SAID)).toHaveCount(0)
    },
  },
  'she signs out and the platform never answers': {
    platformHangs: true,
    ends: async ({ page, words }) => {
      await page.evaluate(() => window.history.pushState(null, '', '/my'))
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
      await signOut(page, words)
      await page.waitForTimeout(GIVEN_UP_MS)
    },
  },
  'she signs out without a network': {
    ends: async ({ page, context, words }) => {
      await openMy(page, words)
      await context.setOffline(true)
      await signOut(page, words)
      await context.setOffline(false)
      // The page reloads by itself because its chunk failed to load.
      await expect(page.getByLabel(words.auth.phone, { exact: true })).toBeVisible()
    },
  },
  'the token expires while a chat is open': {
    waitsForHer: true,
    ends: async ({ page, context }) => {
      await context.clearCookies({ name: 'token' })
      await page.goto('/home')
      await expect(page).toHaveURL(/\/login/)
    },
  },
  'the server ends her session': { waitsForHer: true, ends: endAtServer },
  'the server ends her session and the platform never answers': {
    platformHangs: true,
    waitsForHer: true,
    ends: async (stage) => {
      await stage.context.addCookies([{ name: 'token', value: 'ended-long-ago', url: stage.site.url }])
      await box(stage.page, stage.words).fill(TYPED)
      await stage.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await endAtServer(stage)
    },
  },
  'another user signs in while a chat is open': {
    ends: async ({ page, context, site, words }) => {
      const another = await context.newPage()
      await openMy(another, words)
      await signOut(another, words)
      await signInByCode(another, words, site)
      await another.close()
      await expect(page.getByText(SAID)).toHaveCount(0)
    },
  },
}

const listen = (page: Page) => {
  const texts: Promise<string[]>[] = []
  const read = new Set<string>()
  page.on('response', (response) => {
    const request = response.request()
    if (!request.url().includes('/api/')) return
    if (request.method() === 'GET') read.add(request.url())
    texts.push(
      response.json().then(
        (answer) => leaves(answer),
        () => [],
      ),
    )
  })
  return { texts: async () => (await Promise.all(texts)).flat(), read }
}

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Returns everything stored on this phone: drafts that wait for their owner, and the rest. */
const keptOnPhone = async (page: Page, addresses: Iterable<string>) => {
  const { owned, rest } = await page.evaluate(
    async (all) => {
      const cached = await Promise.all(
        all.map((address) =>
          fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })
            .then((answer) => answer.text())
            .catch(() => ''),
        ),
      )
      const stored = [localStorage, sessionStorage].flatMap((store) => Object.entries(store))
      const isOwned = ([key]: [string, unknown]) => key.startsWith('of:')
      const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`)
      const caches = (await window.caches.keys()).map((name) => `cache ${name}`)
      return {
        owned: JSON.stringify(stored.filter(isOwned)),
        rest: [...cached, JSON.stringify(stored.filter((item) => !isOwned(item))), ...databases, ...caches].join('\n'),
      }
    },
    [...addresses],
  )
  return { owned, rest: `${rest}\n${JSON.stringify(await page.context().cookies())}` }
}

const everythingIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

for (const [title, { ends, platformHangs = false, waitsForHer = false }] of Object.entries(SITUATIONS))
  test(`[RG1] nothing of the user is left for the next person where ${title} @zh`, async ({
    page,
    context,
    site,
    words,
    problems,
  }) => {
    problems.expected(/^(foreign host: |request failed: net::ERR_|console error: Failed to load resource: net::ERR_)/)
    await imSockets(context, { group: GROUP, silent: platformHangs ? [LOGOUT] : [] })
    const token = site.tokenFor(ACCOUNT)
    await context.addCookies(
      Object.entries({ token, language: 'zh' }).map(([name, value]) => ({ name, value, url: site.url })),
    )
    const hers = listen(page)
    const rest = quiet(page)
    for (const screen of SCREENS) {
      await page.goto(screen)
      await rest()
    }
    await page.goto(consultation(3))
    await agree(page, words)
    await expect(page.getByText(words.chat.connection.connecting)).toHaveCount(0)
    await write(page, words, SAID)
    await expect(said(page, SAID)).toBeVisible()
    await box(page, words).fill(TYPED)
    await rest()

    await ends({ page, context, site, words })
    const texts = [...(await hers.texts()), token, SAID]
    const afterwards = await keptOnPhone(page, hers.read)

    if (/\/login/.test(page.url())) await signInByCode(page, words, site)
    const others = listen(page)
    const shown: string[] = []
    for (const screen of SCREENS) {
      await page.goto(screen)
      await rest()
      shown.push(await page.locator('body').innerText())
    }
    const inTheEnd = await keptOnPhone(page, hers.read)

    const known = `${(await others.texts()).join('\n')}\n${everythingIn(join(DIST, 'assets'))}`
    const secrets = [...new Set(texts)].filter((text) => text.trim().length > 2 && !known.includes(text))
    expect(secrets.length).toBeGreaterThan(40)
    expect(secrets).toEqual(expect.arrayContaining(['林婉清', ACCOUNT, token, SAID]))
    const found = (text: string) => [...secrets, TYPED].filter((secret) => text.includes(secret))
    expect(found(afterwards.rest)).toEqual([])
    expect(afterwards.owned.includes(TYPED)).toBe(waitsForHer)
    expect(found(inTheEnd.owned + inTheEnd.rest)).toEqual([])
    expect(found(shown.join('\n'))).toEqual([])
  })
