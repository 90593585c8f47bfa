import type { Browser } from '@playwright/test'
import { OWN_CHECK } from '../support/questionnaire'
import { wordsOf } from '../support/words'
import { slowestKey, watchKeys } from './keys'
import { openPhone } from './phone'
import { countRenders, type Renders } from './renders'
import type { Sites } from './sites'

type Typing = Record<'slowest key ms' | 'commits a key' | 'renders a key', number>

const KEYS = 20
const BETWEEN_KEYS_MS = 150
const LIMIT_MS = 60_000
const { consent } = wordsOf('zh')

export const measureTyping = async (browser: Browser, sites: Sites): Promise<Typing> => {
  const { context, page } = await openPhone(browser, sites)
  page.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(countRenders)
  await page.goto(sites.app + OWN_CHECK)
  await page.getByRole('checkbox', { name: consent.box }).check()
  await page.getByRole('button', { name: consent.goOn, exact: true }).click()
  const field = page.locator('main input:not([type="radio"]):not([type="checkbox"]):not([readonly])').first()
  await field.tap()
  await field.fill('')
  await page.waitForTimeout(1000)
  await page.evaluate(watchKeys)
  const renders = () => page.evaluate(() => (window as unknown as { renders: Renders }).renders)
  const before = await renders()
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 4 === 3 ? 'Backspace' : String(key % 4))
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  const after = await renders()
  const slowest = await page.evaluate(slowestKey)
  await context.close()
  return {
    'slowest key ms': slowest,
    'commits a key': (after.commits - before.commits) / KEYS,
    'renders a key': (after.components - before.components) / KEYS,
  }
}
