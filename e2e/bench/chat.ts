import type { Browser } from '@playwright/test'
import { wordsOf } from '../support/words'
import { watchBusy, type Busy } from './busy'
import { openPhone, type Phone } from './phone'
import { lastText, SAID } from './platform'
import type { Sites } from './sites'

/** The app, or a list of the same packages that draws what is seen of rows that are all alike. */
type Kind = 'chat' | 'list'

const LIMIT_MS = 120_000
const TALK = '/chat/1745039284758380003?type=1'
/** What a page of the talk and of its list have in common. */
const ROWS = 'main [role="region"] li'
const { shell, consults } = wordsOf('zh')

/** From the navigation to the newest message that is drawn; the platform tells fifteen, or all of them at once. */
export const measureOpening = async (
  browser: Browser,
  sites: Sites,
  kind: Kind,
  told?: number,
): Promise<Record<'newest drawn ms', number>> => {
  const { context, page } = await openTalk(browser, sites, kind, told)
  const drawn = await page.evaluate(() => (window as unknown as { drawnAt: number }).drawnAt)
  await context.close()
  return { 'newest drawn ms': Math.round(drawn) }
}

type Scrolling = Busy & Record<'rows drawn', number>

/** All ten thousand messages, passed by a finger that hurries, to the top and back. */
export const measureScrolling = async (browser: Browser, sites: Sites, kind: Kind): Promise<Scrolling> => {
  const { context, page } = await openTalk(browser, sites, kind, SAID)
  await page.waitForTimeout(3000)
  const stop = await watchBusy(page)
  const rows = await page.evaluate(scrollThrough, ROWS)
  const busy = await stop()
  await context.close()
  return { ...busy, 'rows drawn': rows }
}

/** Runs in the page; answers how many rows there were at most. */
const scrollThrough = async (selector: string): Promise<number> => {
  const pixelsAFrame = 6000
  const box = document.querySelector('main [role="region"]')
  if (box === null) throw new Error('There is nothing to scroll.')
  let rows = 0
  const frame = () => new Promise(requestAnimationFrame)
  for (const way of [-1, 1])
    for (let still = 0; still < 10;) {
      const before = box.scrollTop
      box.scrollTop += way * pixelsAFrame
      await frame()
      still = Math.abs(box.scrollTop - before) < 1 ? still + 1 : 0
      rows = Math.max(rows, document.querySelectorAll(selector).length)
    }
  return rows
}

type Burst = Busy & Record<'late frames %' | 'last one drawn after ms', number>

/** A hundred messages a second, for three seconds, in a talk of ten thousand. */
export const measureBurst = async (browser: Browser, sites: Sites, kind: Kind): Promise<Burst> => {
  const { context, page } = await openTalk(browser, sites, kind, SAID)
  await page.waitForTimeout(3000)
  const stop = await watchBusy(page)
  const told = await page.evaluate(sayMuch, ROWS)
  const busy = await stop()
  await context.close()
  return { ...busy, ...told }
}

/** Runs in the page. */
const sayMuch = async (selector: string): Promise<Omit<Burst, keyof Busy>> => {
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
  for (let isThere = false; !isThere;) {
    await new Promise(requestAnimationFrame)
    if (said < count) frames += 1
    else if (Number.isNaN(over)) over = performance.now()
    isThere = said >= count && (isDrawn() || performance.now() - over > limitMs)
  }
  const due = Math.max(1, (over - begun) / frameMs)
  return {
    'late frames %': Math.round(Math.max(0, 1 - frames / due) * 100),
    'last one drawn after ms': Math.round(performance.now() - over),
  }
}

type Heap = Record<
  'MB before' | 'MB after' | 'nodes before' | 'nodes after' | 'listeners before' | 'listeners after',
  number
>

const TIMES = 10
/** By then whoever has left the talk has left the platform. */
const LEFT_MS = 20_000

/** What is in use after two visits to the talk, and after ten more. */
export const measureHeap = async (browser: Browser, sites: Sites): Promise<Heap> => {
  const { context, page, devtools } = await openTalk(browser, sites, 'chat')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('Performance.enable')
  await page.goto(`${sites.chat}/consult/my`)
  const visit = async () => {
    const card = page.getByRole('link', { name: new RegExp(consults.statuses.inConsultation) })
    await card.first().tap()
    await page.locator(ROWS, { hasText: lastText() }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: shell.titles.myConsult }).waitFor()
  }
  const inUse = async () => {
    await page.waitForTimeout(LEFT_MS)
    for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    return [of('JSHeapUsedSize') / 1e6, of('Nodes'), of('JSEventListeners')] as const
  }
  for (let times = 0; times < 2; times += 1) await visit()
  const before = await inUse()
  for (let times = 0; times < TIMES; times += 1) await visit()
  const after = await inUse()
  await context.close()
  return {
    'MB before': before[0],
    'MB after': after[0],
    'nodes before': before[1],
    'nodes after': after[1],
    'listeners before': before[2],
    'listeners after': after[2],
  }
}

const openTalk = async (browser: Browser, sites: Sites, kind: Kind, told?: number): Promise<Phone> => {
  const phone = await openPhone(browser, sites)
  const { context, page } = phone
  page.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(watchNewest, { selector: ROWS, text: lastText(), told })
  await page.goto(sites[kind] + TALK)
  await page.waitForFunction(() => 'drawnAt' in window)
  return phone
}

type Newest = { selector: string; text: string; told: number | undefined }

/** Runs in the page before everything else: looks at each frame whether the newest message is drawn. */
const watchNewest = ({ selector, text, told }: Newest): void => {
  if (told !== undefined) window.benchPage = told
  const look = () => {
    const isThere = [...document.querySelectorAll(selector)].some((row) => row.textContent.includes(text))
    // A task after the frame's own: by then it is drawn.
    if (isThere) setTimeout(() => Object.assign(window, { drawnAt: performance.now() }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
