import type { Browser, CDPSession, Page } from '@playwright/test'
import { wordsOf } from '../support/words'
import { watchBusy, type Busy } from './busy'
import { openPhone } from './phone'
import { MANY_REPORTS, scroll } from './reports'
import type { Sites } from './sites'

const LONG = '/pdfProxy/reports/most.pdf'
const TWENTY_LESIONS = '/report/palpationReport?reportId=8745039284758360011&specificationId=1'
const LIMIT_MS = 120_000
const HEAP_EVERY_MS = 100
const BYTES_A_PIXEL = 4
const { pdf } = wordsOf('zh')

type Reading = Record<'first canvas ms' | 'most canvases' | 'their most MB' | 'heap grown MB', number>

export const measureReader = async (browser: Browser, sites: Sites): Promise<Pick<Reading, 'first canvas ms'>> => {
  const { context, page } = await openPhone(browser, sites)
  await page.addInitScript(watchCanvases)
  await page.goto(`${sites.reader}/?pdfUrl=${encodeURIComponent(LONG)}`)
  const { first = NaN } = await canvases(page)
  await context.close()
  return { 'first canvas ms': Math.round(first) }
}

export const measureDocument = async (browser: Browser, sites: Sites): Promise<Reading> => {
  const { context, page, devtools } = await openPhone(browser, sites)
  page.setDefaultTimeout(LIMIT_MS)
  await page.addInitScript(watchCanvases)
  await page.goto(`${sites.app}/pdf/pdfViewer?pdfUrl=${encodeURIComponent(LONG)}`)
  const { first = NaN } = await canvases(page)
  await page.waitForTimeout(3000)
  const before = await heapMB(devtools, true)
  await scroll(page, 'down')
  await page.waitForTimeout(2000)
  const { most, mostPixels } = await canvases(page)
  const heapGrown = (await heapMB(devtools, true)) - before
  await context.close()
  return {
    'first canvas ms': Math.round(first),
    'most canvases': most,
    'their most MB': (mostPixels * BYTES_A_PIXEL) / 1e6,
    'heap grown MB': heapGrown,
  }
}

type Canvases = { first?: number; most: number; mostPixels: number }

const canvases = async (page: Page): Promise<Canvases> => {
  const seen = await page.waitForFunction(
    () => {
      const { canvases: counts } = window as unknown as { canvases: Canvases }
      return counts.first === undefined ? undefined : counts
    },
    undefined,
    { timeout: LIMIT_MS },
  )
  return seen.jsonValue() as Promise<Canvases>
}

const watchCanvases = (): void => {
  const seen: Canvases = { most: 0, mostPixels: 0 }
  Object.assign(window, { canvases: seen })
  const look = () => {
    const all = [...document.querySelectorAll('canvas')]
    if (all.length > 0) seen.first ??= performance.now()
    const pixels = all.reduce((sum, { width, height }) => sum + width * height, 0)
    seen.most = Math.max(seen.most, all.length)
    seen.mostPixels = Math.max(seen.mostPixels, pixels)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

const heapMB = async (devtools: CDPSession, isTidied: boolean): Promise<number> => {
  if (isTidied) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

type Exporting = Busy & Record<'made ms' | 'peak heap MB', number>

export const measureExport = async (browser: Browser, sites: Sites): Promise<Exporting> => {
  const { context, page, devtools } = await openPhone(browser, sites, { phone: MANY_REPORTS })
  page.setDefaultTimeout(LIMIT_MS)
  await page.goto(sites.app + TWENTY_LESIONS)
  const button = page.getByRole('button', { name: pdf.export.begin })
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  const stop = await watchBusy(page)
  const begun = Date.now()
  await button.tap()
  const saved = page.getByText(pdf.export.saved.split('{{')[0] ?? '').waitFor()
  let isOver = false
  void saved.finally(() => (isOver = true)).catch(() => undefined)
  let peakHeap = 0
  while (!isOver) {
    peakHeap = Math.max(peakHeap, await heapMB(devtools, false))
    await page.waitForTimeout(HEAP_EVERY_MS)
  }
  await saved
  const done = Date.now() - begun
  const busy = await stop()
  await context.close()
  return { ...busy, 'made ms': done, 'peak heap MB': peakHeap }
}
