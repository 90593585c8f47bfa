import type { Page, Request } from '@playwright/test'
import { openSite, type Site } from './nginxSite'
import { settled } from './waitForIdle'
import { ACCOUNT } from './signIn'
import { expect, test as base } from './test'

/** The production build with a clinic of its own, and somebody signed in. */
export const test = base.extend<{ signedIn: undefined }, { site: Site }>({
  site: [
    async ({ browserName: _any }, provide) => {
      const site = await openSite()
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
  signedIn: [
    async ({ context, site, lang }, provide) => {
      const token = site.tokenFor(ACCOUNT)
      await context.addCookies(
        Object.entries({ token, language: lang }).map(([name, value]) => ({ name, value, url: site.url })),
      )
      await provide(undefined)
    },
    { auto: true },
  ],
})

/** Waits until no call and no part of this page is open, none follows, and nothing moves. */
export const quiet = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    // What a page has asked for that is left by now, nobody waits for; its end is not always told.
    if (request.isNavigationRequest()) open.clear()
    // Nor is the end of what the PDF reader's thread asks for, when it ends before.
    else if (/\/(api|assets\/(?!pdfjs-))/.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    do {
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([])
      await settled(page)
    } while (open.size > 0)
  }
}
