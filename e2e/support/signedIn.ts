import { expect, type Page } from '@playwright/test'
import { openClinic, transact, type Clinic } from '@/mocks/clinic'
import { seed } from '@/mocks/seeds/seed'
import { accountWith, tokenByOpenId } from '@/mocks/auth/session'
import { memoryStore } from '@/mocks/store'
import { ACCOUNT } from './signIn'

type Visit = { now?: number; phone?: string; agreed?: boolean }

/**
 * Opens the page with a session as after an earlier sign-in. The clinic in the page starts at `now`. `agreed` is the
 * consent to health data that a chat requires.
 */
export const openSignedIn = async (
  page: Page,
  address: string,
  { now = Date.now(), phone = ACCOUNT, agreed = address.startsWith('/chat') }: Visit = {},
): Promise<void> => {
  const clinic = openClinic({ seed, store: memoryStore(), now: () => now })
  const token = tokenFor(clinic, phone)
  const userId = accountWith(clinic, phone)?.id ?? ''
  const consent = { version: 3, at: now }
  await page.context().addCookies([{ name: 'token', value: token, domain: 'localhost', path: '/', sameSite: 'Lax' }])
  await page.context().addInitScript(
    (stored) => {
      // Only once, because later changes of the page must stay. A blank page has no storage.
      if (window.location.hostname !== 'localhost' || localStorage.getItem('demo-clinic') !== null) return
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      'demo-clinic': clinic.changes,
      'sign-in': 'before',
      ...(agreed ? { [`of:${userId}:consent`]: consent } : {}),
    },
  )
  await page.goto(address)
  await appThere(page)
}

/** The frame shows the same text, so wait until the app has replaced it. */
export const appThere = (page: Page): Promise<void> => expect(page.locator('#boot')).toHaveCount(0)

export const tokenFor = (clinic: Clinic, phone: string): string => {
  const openId = accountWith(clinic, phone)?.openId
  if (typeof openId !== 'string') throw new Error(`The provider knows nobody with the phone ${phone}.`)
  return transact(clinic, () => tokenByOpenId(clinic, openId))
}
