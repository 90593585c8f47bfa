import type { Browser, CDPSession, Page } from '@playwright/test'
import { wordsOf } from '../support/words'
import { watchBusy, type Busy } from './busy'
import { openPhone } from './phone'
import type { Sites } from './sites'

/** The account whose second report holds 200 lesions. */
export const MANY_REPORTS = '13800000107'
const TWO_HUNDRED = '/report/palpationReport?reportId=8745039284758360012&specificationId=1'
const LIMIT_MS = 120_000
/** A thumb that hurries. */
const PIXELS_A_SECOND = 6000
const PIXELS_AT_ONCE = 6000
const { palpation } = wordsOf('zh')
const LATER = new RegExp(`^${palpation.found.later.split('{{')[0]}`)

/** Reads the report of 200 lesions to its end, step by step, and goes back to its top. */
export const measureReport = async (browser: Browser, sites: Sites): Promise<Busy> => {
  const { context, page, devtools } = await openPhone(browser, sites, { phone: MANY_REPORTS })
  page.setDefaultTimeout(LIMIT_MS)
  await page.goto(sites.app + TWO_HUNDRED)
  const later = page.getByRole('button', { name: LATER })
  await later.waitFor()
  await page.waitForTimeout(2000)
  const stop = await watchBusy(page)
  while ((await later.count()) > 0) {
    await scroll(page, devtools, 'down')
    await later.tap()
    await page.waitForTimeout(300)
  }
  await scroll(page, devtools, 'down')
  await scroll(page, devtools, 'up')
  const busy = await stop()
  await context.close()
  return busy
}

/** The same thumb on as many boxes of plain text, without an app. */
export const measurePlainList = async (browser: Browser, sites: Sites): Promise<Busy> => {
  const { context, page, devtools } = await openPhone(browser, sites)
  await page.goto(`${sites.floor}/`)
  await page.getByRole('heading').waitFor()
  await page.evaluate(fillPage)
  const stop = await watchBusy(page)
  await scroll(page, devtools, 'down')
  await scroll(page, devtools, 'up')
  const busy = await stop()
  await context.close()
  return busy
}

/** Runs in the page. */
const fillPage = (): void => {
  const boxes = Array.from({ length: 200 }, (_, index) => {
    const box = document.createElement('p')
    box.style.minHeight = '400px'
    box.textContent = `${index} 左乳 2 点方向 C 区 考虑良性结节 `.repeat(5)
    return box
  })
  document.body.append(...boxes)
}

/** As far as the page goes. */
export const scroll = async (page: Page, devtools: CDPSession, way: 'down' | 'up'): Promise<void> => {
  for (;;) {
    const { above, below } = await page.evaluate(() => {
      const top = Math.round(window.scrollY)
      return { above: top, below: document.documentElement.scrollHeight - window.innerHeight - top }
    })
    const left = Math.min(way === 'down' ? below : above, PIXELS_AT_ONCE)
    if (left <= 1) return
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 450,
      yDistance: way === 'down' ? -left : left,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'touch',
    })
  }
}
