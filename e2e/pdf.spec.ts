import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

const at = (name: string, path = '/pdf/pdfViewer') =>
  `${path}?pdfUrl=${encodeURIComponent(`https://files.demo.example/reports/${name}.pdf`)}`
const pageOf = (words: string, page: number, count: number) =>
  words.replace('{{page}}', String(page)).replace('{{count}}', String(count))

const coloursOf = (page: Page) =>
  page.locator('canvas').evaluateAll((all) =>
    all.map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const dots = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      const colours = new Set<number>()
      for (let at = 0; at < dots.length; at += 4)
        colours.add(((dots[at] ?? 0) << 16) + ((dots[at + 1] ?? 0) << 8) + (dots[at + 2] ?? 0))
      return colours.size
    }),
  )

test('[PDF-01] [NAV-53] [NAV-54] a report is shown page by page, is fetched once, and renders its Chinese text', async ({
  page,
  lang,
  words,
}) => {
  const { pdf } = words
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pdfProxy/')) fetched.push(request.headers()['token'] ?? '')
  })
  await openSignedIn(page, at('7001', lang === 'zh' ? '/pdf/pdfViewer' : '/pdf/iosPdfViewer'))
  await expect(page.getByText(pageOf(pdf.pageOf, 1, 3)).first()).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(3)
  // A rendered page has the colours of paper, ink and drawing, and those of smoothed letters.
  for (const colours of await coloursOf(page)) expect(colours).toBeGreaterThan(8)
  await expect(page.getByText('健康报告 报告编号 7001').first()).toBeAttached()
  await page.getByRole('listitem').nth(2).scrollIntoViewIfNeeded()
  await expect(page.getByRole('status').filter({ hasText: pageOf(pdf.pageOf, 3, 3) })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toMatchObject({ usr: { page: 3 } })
  await page.evaluate(() => window.history.pushState(null, '', '/guide'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: pageOf(pdf.pageOf, 3, 3) })).toBeVisible()
  expect(fetched).toEqual([''])
})

test('@zh [PDF-01] [A488] a screen reader can read a document without async iteration of streams, as on every iPhone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of [Symbol.asyncIterator, 'values']) Reflect.deleteProperty(ReadableStream.prototype, name)
  })
  await openSignedIn(page, at('7001'))
  await expect(page.getByText('健康报告 报告编号 7001').first()).toBeAttached()
})

test('[PDF-01] a document that is left leaves no fonts in the memory of the page @zh', async ({ page }) => {
  await openSignedIn(page, '/guide')
  const fonts = () => page.evaluate(() => document.fonts.size)
  const before = await fonts()
  const move = (to: string) =>
    page.evaluate((address) => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, to)
  await move(at('signs'))
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect.poll(fonts).toBeGreaterThan(before)
  await move('/guide')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect.poll(fonts).toBe(before)
})

test('[PDF-01] at most six of 200 pages are drawn at a time, and none jumps while scrolling @zh', async ({
  page,
  words,
}) => {
  const { pdf } = words
  await openSignedIn(page, at('most'))
  await expect(page.getByText(pageOf(pdf.pageOf, 1, 200)).first()).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const number of [3, 60, 120, 199]) {
    await page.getByRole('listitem').nth(number).scrollIntoViewIfNeeded()
    await expect(page.getByRole('listitem').nth(number).locator('canvas')).toBeVisible()
    expect(await page.locator('canvas').count()).toBeLessThanOrEqual(6)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

const layFingers = async (page: Page, from: number) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
    const points =
      apart === undefined ? [] : [-apart / 2, apart / 2].map((side, id) => ({ id, x: 180 + side, y: 400 }))
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }
  await touch('touchStart', from)
  return { move: (apart: number) => touch('touchMove', apart), lift: () => touch('touchEnd') }
}

const pinch = async (page: Page, from: number, to: number): Promise<void> => {
  const fingers = await layFingers(page, from)
  for (const apart of [(from + to) / 2, to]) await fingers.move(apart)
  await fingers.lift()
}

test('[PDF-01] pages are zoomed by button, key and pinch, and are scrolled sideways within their part @zh', async ({
  page,
  words,
}) => {
  const { pdf } = words
  await openSignedIn(page, at('one'))
  const paper = page.getByRole('listitem').first()
  await expect(paper.locator('canvas')).toBeVisible()
  const { width = 0 } = (await paper.boundingBox()) ?? {}
  await page.getByRole('button', { name: pdf.zoom.in }).tap()
  await expect(page.getByText('150%')).toBeVisible()
  await expect.poll(async () => (await paper.boundingBox())?.width).toBeCloseTo(width * 1.5, -1)
  await expect
    .poll(() => paper.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width))
    .toBeGreaterThan(width * 1.4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await pinch(page, 100, 200)
  await expect(page.getByText('300%')).toBeVisible()
  await pinch(page, 200, 50)
  await expect(page.getByText('100%')).toBeVisible()
  await page.getByRole('button', { name: pdf.zoom.in }).tap()
  await page.getByRole('region', { name: pdf.pages }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: pdf.zoom.out }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('100%')).toBeVisible()
})

test('[PDF-01] two resting fingers survive a redraw of the page below them @zh', async ({ page }) => {
  await openSignedIn(page, at('one'))
  const canvas = page.getByRole('listitem').first().locator('canvas')
  await expect(canvas).toBeVisible()
  const drawnWidth = () => canvas.evaluate((drawn) => (drawn as HTMLCanvasElement).width)
  const width = await drawnWidth()
  const fingers = await layFingers(page, 60)
  for (const [apart, zoom] of [
    [90, 1.5],
    [120, 2],
    [150, 2.5],
  ] as const) {
    await fingers.move(apart)
    await expect(page.getByText(`${zoom * 100}%`)).toBeVisible()
    await expect.poll(drawnWidth).toBeGreaterThan(width * (zoom - 0.1))
  }
  await fingers.lift()
  await pinch(page, 150, 60)
  await expect(page.getByText('100%')).toBeVisible()
})

const keepBusy = (page: Page, ms: number): Promise<void> =>
  page.evaluate((long) => {
    setTimeout(() => {
      const until = performance.now() + long
      while (performance.now() < until);
    })
  }, ms)

test('[PDF-01] two fingers on a busy page never zoom the whole screen, and one still scrolls @zh', async ({
  page,
}) => {
  await openSignedIn(page, at('7001'))
  await expect(page.locator('canvas').first()).toBeVisible()
  await keepBusy(page, 3000)
  await pinch(page, 100, 250)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance: -300, gestureSourceType: 'touch' })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test('[RC3] a hostile document runs nothing, and others say why they are not shown @zh', async ({ page, words }) => {
  const { pdf } = words
  await openSignedIn(page, at('hostile'))
  await expect(page.locator('canvas').first()).toBeVisible()
  expect(await page.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false)
  for (const worker of page.workers()) expect(await worker.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false)
  for (const [name, problem] of [
    ['broken', 'broken'],
    ['locked', 'locked'],
    ['toolong', 'tooLong'],
    ['huge', 'tooBig'],
    ['page', 'notPdf'],
  ] as const) {
    await page.goto(at(name))
    await expect(page.getByText(pdf.problems[problem].title)).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
  }
})

test('[RA15] [RG5] a reader whose worker does not load offers a retry, and calls no report damaged @zh', async ({
  page,
  words,
  problems,
}) => {
  const { pdf, shell } = words
  problems.expected(/The PDF worker did not load/)
  await page.route('**/assets/pdfWorker*', (route) => route.abort())
  await openSignedIn(page, at('7001'))
  await expect(page.getByRole('button', { name: shell.actions.retry })).toBeVisible()
  await expect(page.getByText(pdf.problems.broken.title)).toHaveCount(0)
  await page.unroute('**/assets/pdfWorker*')
  await page.getByRole('button', { name: shell.actions.retry }).tap()
  await expect(page.locator('canvas').first()).toBeVisible()
})

test('[PDF-03] in the messaging app each page is a picture to press and hold', async ({ page, words }) => {
  const { pdf } = words
  await openSignedIn(page, at('7001'))
  await page.getByRole('button', { name: pdf.save }).tap()
  const picture = page.getByRole('dialog').getByRole('img', { name: pageOf(pdf.pageOf, 1, 3) })
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/)
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: pdf.pictures.next }).tap()
  const second = page.getByRole('dialog').getByRole('img', { name: pageOf(pdf.pageOf, 2, 3) })
  await expect(second).toHaveAttribute('src', /^data:image\/jpeg/)
  expect(await second.getAttribute('src')).not.toBe(first)
})

test.describe('outside the messaging app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  })

  test('[PDF-03] [A224] the report is saved as a file under its name', async ({ page, lang, words }) => {
    const { pdf } = words
    await openSignedIn(page, at('7001'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: pdf.save }).tap(),
    ])
    expect(download.suggestedFilename()).toBe(lang === 'zh' ? '健康报告.pdf' : 'health-report.pdf')
    expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe('%PDF-1.7')
  })
})
