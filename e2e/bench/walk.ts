import type { Browser, Locator, Page } from '@playwright/test'
import { chooseFreeDay } from '../support/order'
import { appThere } from '../support/signedIn'
import { wordsOf } from '../support/words'
import { openPhone } from './phone'
import type { Sites } from './sites'
import { timeTap, type Tapped } from './tap'
import { watchTransfer } from './transfer'

/** Milliseconds from a tap to the first change of the screen, and to the complete new one. */
export type Leg = { skeleton: number; content: number }

const words = wordsOf('zh')

type Step = { name: string; target: string; tap: (page: Page) => Locator; before?: (page: Page) => Promise<void> }

export const STEPS: readonly Step[] = [
  {
    name: 'service',
    target: '/service/detail/',
    tap: (page) => page.locator('main a[href="/service/detail/1"]').first(),
  },
  { name: 'organisations', target: '/organ/list', tap: (page) => page.locator('a[href^="/organ/list"]') },
  { name: 'day', target: '/order/selectTime/', tap: (page) => page.locator('a[href*="orgId=105"]') },
  {
    name: 'order',
    target: '/order/confirmOrder/',
    tap: (page) => page.getByRole('button', { name: words.selectTime.next }),
    before: (page) => chooseFreeDay(page, words, 2),
  },
]

const LIMIT_MS = 60_000

/**
 * Walks the whole way, goes back and walks it again. With a pause the user looks at each screen, and the app
 * prefetches the next one.
 */
export const measureWalk = async (
  browser: Browser,
  sites: Sites,
  restMs: number,
  note: (name: string, leg: Leg) => void,
): Promise<void> => {
  const { context, page, devtools } = await openPhone(browser, sites)
  page.setDefaultTimeout(LIMIT_MS)
  const { quiet } = watchTransfer(devtools, new URL(sites.app).host)
  await page.goto(`${sites.app}/home`)
  // A link of the frame before the app opens a new page.
  await appThere(page)
  const walk = async (kind: string) => {
    for (const { name, target, tap, before } of STEPS) {
      await before?.(page)
      await tap(page).waitFor()
      if (restMs > 0) await page.waitForTimeout(restMs)
      note(`${name}, ${kind}`, legOf(await timeTap(page, tap(page), target)))
    }
  }
  await walk(restMs > 0 ? 'after a rest' : 'at once')
  if (restMs === 0) {
    await page.evaluate((back) => window.history.go(-back), STEPS.length)
    await page.waitForURL('**/home')
    await quiet()
    await walk('again')
  }
  await context.close()
}

const legOf = ({ tapped, left, whole }: Tapped): Leg => ({ skeleton: left - tapped, content: whole - tapped })
