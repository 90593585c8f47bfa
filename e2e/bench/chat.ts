import type { Browser, Page } from '@playwright/test'
import { watchBusy, type Busy } from './busy'
import { slowestKey, watchKeys } from './keys'
import { openPhone, type Phone } from './phone'
import { lastText, SAID } from './platform'
import type { Sites } from './sites'

/** The app, or a minimal virtual list with the same packages and equal rows. */
type Kind = 'chat' | 'list'

const LIMIT_MS = 60_000
const REST_MS = 2000
const TALK = '/chat/1745039284758380003?type=1'
export const ROWS = 'main [role="region"] li'

type Opening = Record<'newest drawn ms', number>

export const measureOpening = async (browser: Browser, sites: Sites, kind: Kind): Promise<Opening> => {
  const { context, page } = await openTalk(browser, sites, kind)
  const opening = await openingOf(page)
  await context.close()
  return opening
}

const openingOf = async (page: Page): Promise<Opening> => ({
  'newest drawn ms': Math.round(await page.evaluate(() => (window as unknown as { drawnAt: number }).drawnAt)),
})

export const OPENING = 'a talk of 10,000 messages, opened'
const SCROLLING = 'to its top and back'
const BURST = '100 messages a second'

type Tables = {
  [OPENING]: Opening
  [SCROLLING]: Scrolling
  [BURST]: Burst
}

/** Opens a chat whose messages all arrive at once, scrolls through it, and adds many messages. */
export const measureTalk = async (browser: Browser, sites: Sites, kind: Kind): Promise<Tables> => {
  const { context, page } = await openTalk(browser, sites, kind, SAID)
  const opening = await openingOf(page)
  await page.waitForTimeout(REST_MS)
  const scrolling = await measureScrolling(page)
  await page.waitForTimeout(REST_MS)
  const burst = await measureBurst(page)
  await context.close()
  return { [OPENING]: opening, [SCROLLING]: scrolling, [BURST]: burst }
}

type Scrolling = Busy & Record<'rows drawn', number>

const measureScrolling = async (page: Page): Promise<Scrolling> => {
  const stop = await watchBusy(page)
  const rows = await page.evaluate(scrollThrough, { selector: ROWS, limitMs: LIMIT_MS })
  return { ...(await stop()), 'rows drawn': rows }
}

const scrollThrough = async ({ selector, limitMs }: { selector: string; limitMs: number }): Promise<number> => {
  const pixelsAFrame = 12_000
  const box = document.querySelector('main [role="region"]')
  if (box === null) throw new Error('The list is missing.')
  const until = performance.now() + limitMs
  let rows = 0
  const frame = () => new Promise(requestAnimationFrame)
  for (const way of [-1, 1])
    for (let still = 0; still < 10;) {
      const before = box.scrollTop
      box.scrollTop += way * pixelsAFrame
      await frame()
      still = Math.abs(box.scrollTop - before) < 1 ? still + 1 : 0
      rows = Math.max(rows, document.querySelectorAll(selector).length)
      if (performance.now() > until) throw new Error('Scrolling does not reach the end.')
    }
  return rows
}

type Said = Record<'late frames %' | 'last one drawn after ms', number>
type Typing = Record<'letters typed' | 'letters lost' | 'slowest letter ms', number>

type Burst = Busy & Said & Partial<Typing>

const LETTERS = 15
const BETWEEN_LETTERS_MS = 150

/** Receives a hundred messages a second for three seconds in a chat of ten thousand, while the user types. */
const measureBurst = async (page: Page): Promise<Burst> => {
  const box = page.locator('textarea')
  const canType = (await box.count()) > 0
  if (canType) await box.tap()
  await page.evaluate(watchKeys)
  const stop = await watchBusy(page)
  const [delays] = await Promise.all([page.evaluate(sayMuch, ROWS), canType ? type(page) : undefined])
  const busy = await stop()
  if (!canType) return { ...busy, ...delays }
  const typed = (await box.inputValue()).length
  return {
    ...busy,
    ...delays,
    'letters typed': LETTERS,
    'letters lost': LETTERS - typed,
    'slowest letter ms': await page.evaluate(slowestKey),
  }
}

const type = async (page: Page): Promise<void> => {
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.keyboard.press(String(letter % 10))
    await page.waitForTimeout(BETWEEN_LETTERS_MS)
  }
}

const sayMuch = async (selector: string): Promise<Said> => {
  const [count, everyMs, frameMs, limitMs] = [300, 10, 1000 / 60, 30_000]
  const begun = performance.now()
  let said = 0
  let frames = 0
  const isDrawn = () =>
    [...document.querySelectorAll(selector)].some((row) => row.textContent.includes(`bench ${String(count)}.`))
  const timer = setInterval(() => {
    const due = Math.min(count, Math.floor((performance.now() - begun) / everyMs))
    while (said < due) window.benchSay?.(`bench ${String(++said)}.`)
    if (said >= count) clearInterval(timer)
  }, everyMs)
  let over = NaN
  for (let isShown = false; !isShown;) {
    await new Promise(requestAnimationFrame)
    if (said < count) frames += 1
    else if (Number.isNaN(over)) over = performance.now()
    isShown = said >= count && (isDrawn() || performance.now() - over > limitMs)
  }
  const due = Math.max(1, (over - begun) / frameMs)
  return {
    'late frames %': Math.round(Math.max(0, 1 - frames / due) * 100),
    'last one drawn after ms': Math.round(performance.now() - over),
  }
}

export const openTalk = async (browser: Browser, sites: Sites, kind: Kind, count?: number): Promise<Phone> => {
  const phone = await openPhone(browser, sites)
  const { context, page } = phone
  page.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(watchNewest, { selector: ROWS, text: lastText(), count })
  await page.goto(sites[kind] + TALK)
  await page.waitForFunction(() => 'drawnAt' in window)
  return phone
}

type Newest = { selector: string; text: string; count: number | undefined }

const watchNewest = ({ selector, text, count }: Newest): void => {
  if (count !== undefined) window.benchPage = count
  // The chat requires the consent to the use of health data.
  if (window.location.protocol.startsWith('http'))
    localStorage.setItem('of:1001:consent', JSON.stringify({ version: 3, at: Date.now() }))
  const look = () => {
    const isShown = [...document.querySelectorAll(selector)].some((row) => row.textContent.includes(text))
    // A task that is queued in an animation frame runs after the paint.
    if (isShown) setTimeout(() => Object.assign(window, { drawnAt: performance.now() }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
