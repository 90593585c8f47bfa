import type { Page, Request } from '@playwright/test'
import { openSite, type Site } from './nginxSite'
import { waitForIdle } from './waitForIdle'
import { ACCOUNT } from './signIn'
import { expect, test as base } from './test'

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

/** Waits until the page has no open request, starts none, and nothing moves. */
export const quiet = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    // The end of a left page's requests is not always reported.
    if (request.isNavigationRequest()) open.clear()
    // The end of a request of the PDF worker is not reported when the worker ends first.
    else if (/\/(api|assets\/(?!pdfjs-))/.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    do {
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([])
      await waitForIdle(page)
    } while (open.size > 0)
  }
}
