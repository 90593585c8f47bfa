import { expect, type BrowserContext, type Page } from '@playwright/test'
import { maskPhone } from '@/domain/account/account'
import type { Site } from './nginxSite'
import type { SpokenWords } from './words'

export const ACCOUNT = '13800000001'

export const atProvider = (page: Page, { demo }: SpokenWords): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: demo.provider.title })).toBeVisible()

/** Waits for the app's form: an enabled field, because the frame before it shows the same text. */
export const atForm = (page: Page, { auth }: SpokenWords): Promise<void> =>
  expect(page.getByLabel(auth.phone, { exact: true })).toBeEnabled()

export const signIn = async (page: Page, words: SpokenWords, phone = ACCOUNT): Promise<void> => {
  const { demo } = words
  await atProvider(page, words)
  if (phone !== ACCOUNT) await page.getByText(demo.provider.more).click()
  await page.getByRole('button', { name: maskPhone(phone) }).click()
}

/** Chooses an option of the provider that is no account. */
export const chooseProviderOutcome = async (
  page: Page,
  { demo: { provider } }: SpokenWords,
  way: 'unbound' | 'refuse' | 'usedCode' | 'wrongState' | 'unknownCode',
): Promise<void> => {
  await page.getByText(provider.more).click()
  await page.getByRole('button', { name: provider[way] }).click()
}

export const signInByPhone = async (page: Page, { auth, demo }: SpokenWords, phone = ACCOUNT): Promise<void> => {
  await page.getByLabel(auth.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: auth.getCode }).click()
  const sms = page.getByRole('status').filter({ hasText: demo.sms.from })
  const code = sms.getByRole('strong')
  await expect(code).toHaveText(/^\d{6}$/)
  await page.getByLabel(auth.code, { exact: true }).fill(await code.innerText())
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
}

export const signInElsewhere = async (context: BrowserContext, words: SpokenWords): Promise<Page> => {
  const other = await context.newPage()
  await other.goto('/my')
  await other.getByRole('button', { name: words.account.signOut }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: words.account.signOut }).click()
  await other.getByRole('button', { name: words.auth.byProvider }).click()
  await signIn(other, words, '13800000003')
  return other
}

/** Signs in at the production site, whose code only the clinic knows; returns the code. */
export const signInByCode = async (page: Page, { auth }: SpokenWords, site: Site, phone: string): Promise<string> => {
  await page.getByLabel(auth.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: auth.getCode }).click()
  await expect.poll(() => site.codeFor(phone)).toMatch(/^\d{6}$/)
  const code = site.codeFor(phone) ?? ''
  await page.getByLabel(auth.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  return code
}

/** The provider’s codes that the app exchanges, as they are sent. */
export const codesSent = (page: Page): string[] => {
  const codes: string[] = []
  page.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/login/getOpenIdByCode') codes.push(searchParams.get('code') ?? '')
  })
  return codes
}

/** The addresses with a code that a page opens. */
export const arrivals = (page: Page): string[] => {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).searchParams.has('code')) found.push(request.url())
  })
  return found
}
