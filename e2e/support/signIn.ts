import { expect, type Page } from '@playwright/test'
import { maskPhone } from '../../src/domain/people'
import type { SpokenWords } from './words'

/** A complete account of the demo clinic, with relatives. */
export const ACCOUNT = '13800000001'

/** Signs in at the demo's provider, where the app has gone or is about to go by itself. */
export const signIn = async (page: Page, { demo }: SpokenWords, phone = ACCOUNT): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: demo.provider.title })).toBeVisible()
  await page.getByRole('button', { name: maskPhone(phone) }).click()
}

/** Signs in on the login page that is open, by phone and the code of the demo's SMS. */
export const signInByPhone = async (page: Page, { session, demo }: SpokenWords, phone = ACCOUNT): Promise<void> => {
  await page.getByLabel(session.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: session.getCode }).click()
  const sms = page.getByRole('status').filter({ hasText: demo.sms.from })
  const code = sms.getByRole('strong')
  await expect(code).toHaveText(/^\d{6}$/)
  await page.getByLabel(session.code, { exact: true }).fill(await code.innerText())
  await page.getByRole('button', { name: session.signIn, exact: true }).click()
}
