import type { Browser } from '@playwright/test'
import type { Seen } from './observe'
import { openPhone } from './phone'
import type { Sites } from './sites'
import { watchTransfer, type Transfer } from './transfer'

const LIMIT_MS = 60_000

export type Screen = { name: string; url: string; signedOut?: boolean | undefined }

export type Load = Transfer & Omit<Seen, 'tasks'> & { blocking: number }

export const measureLoad = async (browser: Browser, sites: Sites, { url, signedOut }: Screen): Promise<Load> => {
  const { context, page, devtools, seen } = await openPhone(browser, sites, { signedOut })
  const { quiet, total } = watchTransfer(devtools, new URL(url).host)
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
  await page.locator('#root h1').first().waitFor({ timeout: LIMIT_MS })
  await quiet()
  const [requested, shown] = [url, page.url()].map((address) => new URL(address).pathname)
  if (requested !== shown) throw new Error(`${requested} went on to ${shown}, so this would measure another screen.`)
  const { tasks, ...rest } = await seen()
  await context.close()
  return { ...total, ...rest, blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) }
}
