import type { Browser } from '@playwright/test'
import { wordsOf } from '../support/words'
import { openTalk, ROWS } from './chat'
import { lastText } from './platform'
import type { Sites } from './sites'

const { shell, consultations } = wordsOf('zh')

type Heap = Record<
  'MB before' | 'MB after' | 'nodes before' | 'nodes after' | 'listeners before' | 'listeners after',
  number
>

const TIMES = 10
/** The app disconnects from the platform by then. */
const LEFT_MS = 17_000

/** Returns the heap in use after two visits to the chat, and after ten more. */
export const measureHeap = async (browser: Browser, sites: Sites): Promise<Heap> => {
  const { context, page, devtools } = await openTalk(browser, sites, 'chat')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('Performance.enable')
  await page.goto(`${sites.chat}/consult/my`)
  const visit = async () => {
    const card = page.getByRole('link', { name: new RegExp(consultations.statuses.inConsultation) })
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
