import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { ACCOUNT } from '../support/signIn'
import { observe, type Seen } from './observe'
import type { Sites } from './sites'

const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER_CPU = 4

export type Phone = { context: BrowserContext; page: Page; devtools: CDPSession; seen: () => Promise<Seen> }

type Wanted = { signedOut?: boolean | undefined; phone?: string }

/** A slow new phone on a slow network, with a signed-in account. */
export const openPhone = async (
  browser: Browser,
  { tokenOf, app }: Sites,
  { signedOut = false, phone = ACCOUNT }: Wanted = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    // The certificate of HTTP/2 is our own.
    ignoreHTTPSErrors: true,
  })
  const cookies = { language: 'zh', ...(signedOut ? {} : { token: tokenOf(phone) }) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: app })))
  await context.addInitScript(observe)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  return { context, page, devtools, seen }
}
