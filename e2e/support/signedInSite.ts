import type { Page, Request } from '@playwright/test'
import { openSite } from './nginxSite'
import { waitForIdle } from './waitForIdle'
import { ACCOUNT } from './signIn'
import { expect } from './test'
import { testAt } from './testAt'

export const test = testAt(openSite).extend<{ signedIn: undefined }>({
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

/** Returns a function that waits until the page has no open request, starts none, and nothing moves. */
export const quiet = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  let started = 0
  /** Leads to another document, until that is there. */
  let leading: Request | undefined
  const end = (request: Request) => open.delete(request)
  page.on('request', (request) => {
    const isLeading = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isLeading) leading = request
    // The end of a request of the PDF worker is not reported when the worker ends first.
    if (!isLeading && !/\/(api|assets\/(?!pdfjs-))/.test(request.url())) return
    open.add(request)
    started += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    if (request === leading) leading = undefined
  })
  page.on('framenavigated', (frame) => {
    // A screen opened within the page is reported, too.
    if (leading === undefined || frame !== page.mainFrame() || addressOf(frame) !== addressOf(leading)) return
    // The end of a left page's requests is not always reported.
    for (const request of open) if (request !== leading) end(request)
    leading = undefined
  })
  return async () => {
    let before: number
    do {
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([])
      before = started
      await waitForIdle(page)
    } while (open.size > 0 || started > before)
  }
}

const addressOf = (shown: { url: () => string }): string => shown.url().replace(/#.*/, '')
