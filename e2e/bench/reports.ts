import type { Browser, Page } from '@playwright/test'
import { wordsOf } from '../support/words'
import { watchBusy, type Busy } from './busy'
import { openPhone } from './phone'
import type { Sites } from './sites'

export const MANY_REPORTS = '13800000107'
const TWO_HUNDRED = '/report/palpationReport?reportId=8745039284758360012&specificationId=1'
const LIMIT_MS = 120_000
const PIXELS_A_SECOND = 6000
const { palpation } = wordsOf('zh')
const LATER = palpation.found.later.split('{{')[0] ?? ''

export const measureReport = async (browser: Browser, sites: Sites): Promise<Busy> => {
  const { context, page } = await openPhone(browser, sites, { phone: MANY_REPORTS })
  page.setDefaultTimeout(LIMIT_MS)
  await page.goto(sites.app + TWO_HUNDRED)
  await page.getByRole('button', { name: LATER }).waitFor()
  await page.waitForTimeout(2000)
  const stop = await watchBusy(page)
  await scroll(page, 'down')
  for (let later = await placeOf(page, LATER); later !== undefined; later = await placeOf(page, LATER)) {
    await page.touchscreen.tap(later.x, later.y)
    await page.waitForTimeout(300)
    await scroll(page, 'down')
  }
  await scroll(page, 'up')
  const busy = await stop()
  await context.close()
  return busy
}

/**
 * Returns the position of a button by its first words, scrolled into view. A locator would compute the names of all
 * elements, which takes longer than the page is ever busy.
 */
const placeOf = (page: Page, words: string): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((begin) => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) =>
      textContent.startsWith(begin),
    )
    button?.scrollIntoView({ block: 'center' })
    const box = button?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, words)

export const measurePlainList = async (browser: Browser, sites: Sites): Promise<Busy> => {
  const { context, page } = await openPhone(browser, sites)
  await page.goto(`${sites.hello}/`)
  await page.getByRole('heading').waitFor()
  await page.evaluate(fillPage)
  const stop = await watchBusy(page)
  await scroll(page, 'down')
  await scroll(page, 'up')
  const busy = await stop()
  await context.close()
  return busy
}

const fillPage = (): void => {
  const boxes = Array.from({ length: 200 }, (_, index) => {
    const box = document.createElement('p')
    box.style.minHeight = '400px'
    box.textContent = `${index} 左乳 2 点方向 C 区 考虑良性结节 `.repeat(5)
    return box
  })
  document.body.append(...boxes)
}

/** Scrolls to the end at this speed, whatever the frame rate. */
export const scroll = (page: Page, way: 'down' | 'up'): Promise<void> =>
  page.evaluate(
    async ([speed, limit]) => {
      const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn))
      const begun = await frame()
      for (let last = begun, now = begun; now - begun < limit; last = now) {
        now = await frame()
        window.scrollBy(0, (speed * (now - last)) / 1000)
        const below = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
        if (speed > 0 ? below <= 1 : window.scrollY <= 0) return
      }
      throw new Error('The page does not end.')
    },
    [way === 'down' ? PIXELS_A_SECOND : -PIXELS_A_SECOND, LIMIT_MS] as const,
  )
