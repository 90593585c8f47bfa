import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests'
import {
  arrivals,
  atForm,
  atProvider,
  chooseProviderOutcome,
  codesSent,
  signIn,
  signInByPhone,
} from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const atHome = async (page: Page, { shell }: SpokenWords) => {
  await expect(heading(page, shell.product)).toBeVisible()
  // The demo clinic lives in the page: leaving during a request loses the answer.
  await page.waitForLoadState('networkidle')
}
const choose = async (page: Page, words: SpokenWords, way: Parameters<typeof chooseProviderOutcome>[2]) => {
  await atProvider(page, words)
  await chooseProviderOutcome(page, words, way)
}

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value

test('[AUTH-01] no sign-in is shown before the redirect to the provider @zh', async ({ page, words }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/subscribe/list', { waitUntil: 'commit' })
  await expect(page.locator('.boot-title')).toBeVisible()
  await expect(page.locator('#boot[data-frame]')).toHaveCount(0)
  release()
  await atProvider(page, words)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#boot[data-frame] h1, #root h1').first()).toHaveText(words.shell.titles.login)
  await atForm(page, words)
})

test('[AUTH-01] [AUTH-02] [A56] the provider’s code signs in; code and state leave the address, and Back skips the provider', async ({
  page,
  words,
}) => {
  const codes = codesSent(page)
  await page.goto('/', { waitUntil: 'commit' })
  await atProvider(page, words)
  await expect(page).toHaveTitle(words.demo.provider.title)
  await expectScreenOk(page)
  await signIn(page, words)
  await atHome(page, words)
  await expect(page).toHaveURL(/\/home$/)
  expect(await tokenOf(page)).toMatch(/\S/)
  await page.goBack()
  await atHome(page, words)
  expect(codes).toHaveLength(1)
})

test('[A379] a page that signed in by the provider leaves for it again when its token has gone @zh', async ({
  page,
  words,
}) => {
  // Home asks for unread replies a second later. Without a token that would lead to the provider first.
  const unread = page.waitForResponse(/queryConsultationsByUserId/)
  await page.goto('/', { waitUntil: 'commit' })
  await signIn(page, words)
  await atHome(page, words)
  await unread
  // In one step, for the same reason.
  await page.locator('nav a[href="/my"]').evaluate((link: HTMLElement) => {
    document.cookie = 'token=; path=/; max-age=0'
    link.click()
  })
  await atProvider(page, words)
  await signIn(page, words)
  await expect(page).toHaveURL(/\/my$/)
  expect(await tokenOf(page)).toMatch(/\S/)
})

test('[AUTH-03] [A297] an account without a phone number is bound by an SMS code and then signs in by itself @zh', async ({
  page,
  words,
}) => {
  const phone = '13911112222'
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, words, 'unbound')
  await atForm(page, words)
  await expect(page.getByText(words.auth.failed.provider)).toHaveCount(0)
  await signInByPhone(page, words, phone)
  await atHome(page, words)
  // An open page without its cookie redirects to the provider.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'token' })
  await page.goto('/', { waitUntil: 'commit' })
  await signIn(page, words, phone)
  await atHome(page, words)
})

test('[A57] [RA17] a used or refused code ends at the form with the reason, and the next try uses a new code @zh', async ({
  page,
  words,
}) => {
  const codes = codesSent(page)
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, words, 'usedCode')
  await expect(page.getByText(words.auth.failed.provider)).toBeVisible()
  await expect(page.getByText(/授权码已使用|The authorisation code has been used/)).toBeVisible()
  expect(new URL(page.url()).searchParams.has('code')).toBe(false)
  await expectScreenOk(page)
  await page.getByRole('button', { name: words.auth.byProvider }).click()
  await choose(page, words, 'unknownCode')
  await expect(page.getByText(/授权码无效|The authorisation code is not valid/)).toBeVisible()
  await page.getByRole('button', { name: words.auth.byProvider }).click()
  await signIn(page, words)
  await atHome(page, words)
  expect(new Set(codes).size).toBe(3)
  expect(codes).toHaveLength(3)
})

test('[A57] after a failed code, phone number and SMS code sign in @zh @main', async ({ page, words }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, words, 'usedCode')
  await signInByPhone(page, words)
  await atHome(page, words)
})

test('[A410] [RA17] a wrong state is rejected: its code is not sent, and the visitor stays signed out @zh', async ({
  page,
  words,
}) => {
  const codes = codesSent(page)
  await page.goto('/', { waitUntil: 'commit' })
  await choose(page, words, 'wrongState')
  await atForm(page, words)
  const { searchParams } = new URL(page.url())
  expect([searchParams.has('code'), searchParams.has('state')]).toEqual([false, false])
  expect(codes).toEqual([])
  expect(await tokenOf(page)).toBeUndefined()
})

test('[A410] [RA17] a code from a foreign link is rejected until an own round trip is made @zh', async ({
  page,
  words,
}) => {
  const codes = codesSent(page)
  await page.goto('/login?code=somebodys&state=somebodys')
  await atProvider(page, words)
  expect(codes).toEqual([])
  await signIn(page, words)
  await atHome(page, words)
  expect(codes).toHaveLength(1)
})

test('[A56] [RA17] a browser that opens the returned page twice exchanges the code once @zh', async ({
  page,
  words,
}) => {
  const codes = codesSent(page)
  const found = arrivals(page)
  await page.goto('/', { waitUntil: 'commit' })
  await signIn(page, words)
  await atHome(page, words)
  expect(found).toHaveLength(1)
  await page.goto(found[0] ?? '')
  await atHome(page, words)
  expect(codes).toHaveLength(1)
})

test('[A58] the requested page opens after the provider’s sign-in @zh', async ({ page, words }) => {
  await page.goto('/service/detail/3?from=card')
  await signIn(page, words)
  await expect(heading(page, '尊享乳腺检查')).toBeVisible()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe('/service/detail/3?from=card')
})

test('[A58] [RA17] a redirect out of the app ends at home @zh', async ({ page, words }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example%2Fhome')
  await signIn(page, words)
  await atHome(page, words)
})

test('[RA17] returning from the provider or refusing there shows the form instead of leaving again @zh', async ({
  page,
  words,
}) => {
  await page.goto('/login?redirect=%2Fmy')
  await atProvider(page, words)
  await page.goBack()
  await atForm(page, words)
  await page.getByRole('button', { name: words.auth.byProvider }).click()
  await choose(page, words, 'refuse')
  await atForm(page, words)
  await page.getByRole('button', { name: words.auth.byProvider }).click()
  await signIn(page, words)
  await expect(heading(page, words.shell.titles.my)).toBeVisible()
})

test('[A66] [RA12] a sign-out in another tab stops the first one, which asks for a sign-in @zh', async ({
  page,
  words,
}) => {
  await page.goto('/my')
  await signIn(page, words)
  await expect(heading(page, words.shell.titles.my)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/my')
  await other.getByRole('button', { name: words.account.signOut }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: words.account.signOut }).click()
  await atForm(other, words)
  await page.bringToFront()
  await expect(heading(page, words.shell.titles.my)).toHaveCount(0)
  await atProvider(page, words)
  expect(await tokenOf(page)).toBeUndefined()
})

test('[RA17] the provider sends no code to another site and offers another way @zh', async ({ page, words }) => {
  await page.goto(
    '/demo/authorize?appid=wxdemo&redirect_uri=https%3A%2F%2Fevil.example%2F&response_type=code&scope=snsapi_base&state=1#wechat_redirect',
  )
  await expect(page.getByText(words.demo.provider.failed)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(words.demo.provider.foreign)
  await expectScreenOk(page)
  await page.getByRole('button', { name: words.demo.provider.home }).click()
  await atProvider(page, words)
})
