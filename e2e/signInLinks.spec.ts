import type { Page } from '@playwright/test'
import { ACCOUNT, arrivals, atForm, atProvider, chooseProviderOutcome, codesSent, signIn } from './support/signIn'
import { test as siteTest } from './support/signedInSite'
import { appThere } from './support/signedIn'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const CHECK_IN = '/subscribe/nowFree?orgId=105'
const DRAFT = 'of:1001:draft:inspection:1001:1'

const atCheckIn = (page: Page, { checkIn }: SpokenWords) =>
  expect(page.getByLabel(checkIn.phone, { exact: true })).toBeEnabled()

const keepDraft = (page: Page) =>
  page.addInitScript((name) => {
    if (window.location.protocol.startsWith('http'))
      localStorage.setItem(name, JSON.stringify({ at: Date.now(), answers: { name: '林婉清' } }))
  }, DRAFT)

const nobodyIsSignedIn = async (page: Page) => {
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([])
  const { searchParams, hash } = new URL(page.url())
  expect([searchParams.has('code'), searchParams.has('state'), hash]).toEqual([false, false, ''])
  expect(await page.evaluate((name) => localStorage.getItem(name), DRAFT)).not.toBeNull()
}

for (const [name, link] of [
  ['sign-in', '/login?redirect=%2Fmy&retry=1&code=somebodys&state=somebodys#wechat_redirect'],
  ['check-in', `${CHECK_IN}&retry=1&code=somebodys&state=somebodys#wechat_redirect`],
] as const)
  test(`[RG4] [A446] [A479] a foreign link to the ${name} does not sign the visitor in @zh`, async ({
    page,
    words,
  }) => {
    await keepDraft(page)
    const codes = codesSent(page)
    await page.goto(link)
    await (name === 'sign-in' ? atForm : atCheckIn)(page, words)
    await nobodyIsSignedIn(page)
    expect(codes).toEqual([])
  })

test('[RG4] [A446] a link that has signed a user in does not do so a second time @zh', async ({ page, words }) => {
  await keepDraft(page)
  const codes = codesSent(page)
  const found = arrivals(page)
  await page.goto('/login?redirect=%2Fmy')
  await signIn(page, words)
  await expect(page).toHaveURL(/\/my$/)
  await appThere(page)
  await page.goto('about:blank')
  await page.context().clearCookies()
  for (const code of [undefined, 'another']) {
    const link = new URL(found[0] ?? '')
    link.searchParams.set('retry', '1')
    if (code !== undefined) link.searchParams.set('code', code)
    await page.goto(link.href)
    await atForm(page, words)
    await nobodyIsSignedIn(page)
  }
  expect(codes).toHaveLength(1)
})

test('[RG4] [A446] a code with a foreign state does not sign the visitor in, on the check-in too @zh', async ({
  page,
  words,
}) => {
  await keepDraft(page)
  const codes = codesSent(page)
  await page.goto('/login')
  await atProvider(page, words)
  await chooseProviderOutcome(page, words, 'wrongState')
  await atForm(page, words)
  await nobodyIsSignedIn(page)
  await page.goto(CHECK_IN)
  for (let trip = 0; trip < 2; trip++) {
    await atProvider(page, words)
    await chooseProviderOutcome(page, words, 'wrongState')
    await page.waitForURL((url) => url.pathname === '/subscribe/nowFree' || url.href.includes('retry%3D1'))
  }
  await atCheckIn(page, words)
  await nobodyIsSignedIn(page)
  expect(codes).toEqual([])
})

const withoutProvider = siteTest.extend<{ signedIn: undefined }>({
  signedIn: ({ context: _any }, provide) => provide(undefined),
})

for (const state of ['', '&state=somebodys'])
  withoutProvider(
    `[RG4] [A446] where no provider is set, a code ${state === '' ? 'without' : 'with'} a state does not sign the visitor in @zh`,
    async ({ page, words, site }) => {
      await keepDraft(page)
      const codes = codesSent(page)
      // The server would accept any code.
      await page.route('**/api/login/getOpenIdByCode*', (route) =>
        route.fulfill({ json: { data: { openId: 'somebody' }, message: '', status: 200 } }),
      )
      await page.route('**/api/login/getTokenByOpenId*', (route) =>
        route.fulfill({ json: { data: { token: site.tokenFor(ACCOUNT) }, message: '', status: 200 } }),
      )
      await page.goto(`/login?redirect=%2Fmy&code=somebodys${state}#wechat_redirect`)
      await atForm(page, words)
      await nobodyIsSignedIn(page)
      await page.goto(`${CHECK_IN}&code=somebodys${state}#wechat_redirect`)
      await atCheckIn(page, words)
      await nobodyIsSignedIn(page)
      expect(codes).toEqual([])
    },
  )
