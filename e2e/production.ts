import { test as base } from '@playwright/test'
import { chromiumDriver } from './support/driver'
import { GROUP } from './support/chat'
import { MAIN_JOURNEYS } from './support/mainJourneys'
import { DIST, openSite, type Site } from './support/nginxSite'
import { standIns } from './support/standIns'
import { startWebkit } from './support/webkit'
import { withErrorLog } from './support/webkitErrorLog'

/** The production build behind nginx, the clinic behind `/api`, and stand-ins for what is outside of both. */
const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _any }, provide) => {
    const build = withErrorLog(DIST, standIns(GROUP))
    const site = await openSite(build.root)
    await provide(site)
    await site.close()
    build.remove()
  },
})

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' })
test.describe.configure({ timeout: 150_000 })

for (const [what, play] of Object.entries(MAIN_JOURNEYS)) {
  test(`@zh on the production build behind nginx the user ${what}, in Chromium`, async ({ page, site }) => {
    await page.goto(`${site.url}/?lang=zh`)
    await play(chromiumDriver(page), site)
  })

  test(`@zh on the production build behind nginx the user ${what}, in WebKit`, async ({ site }) => {
    const webkit = await startWebkit(`${site.url}/?lang=zh`)
    try {
      await play(webkit, site)
    } finally {
      await webkit.close()
    }
  })
}
