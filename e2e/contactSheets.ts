import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { LANGUAGE_HEADER } from '@/mocks/bilingual'
import { everyScreen, PARTS } from './support/everyScreen'
import { everyHomeStep } from './support/homeSteps'
import type { Problems } from './support/problems'
import { waitForIdle } from './support/waitForIdle'
import { quiet, test } from './support/signedInSite'
import { wordsOf } from './support/words'

const FOLDER = fileURLToPath(new URL('../test-results/pictures', import.meta.url))
const README_FOLDER = fileURLToPath(new URL('pictures', import.meta.url))
const README_PICTURES: Record<string, Record<string, string>> = {
  'phone-zh-light': {
    '/home': 'home',
    '/report/palpationReport?reportId=8745039284758360001&specificationId=2': 'report',
  },
  'phone-en-light': { '/service/detail/1': 'service' },
  'phone-en-dark': { '/home': 'homeDark' },
}

/** Pixels of a sheet, the largest width of a screen on it, and its height in screens. */
const SHEET_WIDTH = 2753
const SHOWN_WIDTH = 900
const SCREENS_HIGH = 3

type Shot = { where: string; image: string; width: number; scale: number }

const shoot = async (page: Page, where: string): Promise<Shot> => {
  const { width, height } = page.viewportSize() ?? { width: 375, height: 812 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), height * SCREENS_HIGH) })
  const image = await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })
  await page.setViewportSize({ width, height })
  const scale = Math.min(1, SHOWN_WIDTH / width)
  return { where, image: image.toString('base64'), width: width * scale, scale }
}

const writeSheets = async (browser: Browser, name: string, shots: readonly Shot[]): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({
    viewport: { width: SHEET_WIDTH, height: 800 },
    deviceScaleFactor: 1,
    isMobile: false,
  })
  const columns = Math.floor(SHEET_WIDTH / ((shots[0]?.width ?? SHEET_WIDTH) + 16))
  for (let first = 0; first < shots.length; first += columns) {
    const figures = shots.slice(first, first + columns).map(
      ({ where, image, width, scale }) =>
        `<figure style="width: ${width}px"><figcaption>${where.replace(/[<&]/g, '_')}</figcaption>
        <img style="zoom: ${scale}" src="data:image/jpeg;base64,${image}"></figure>`,
    )
    await page.setContent(
      `<style>html { scrollbar-width: none }
      body { display: flex; gap: 16px; margin: 16px; background: #888; font: 13px sans-serif }
      figure { flex: none; margin: 0; overflow-wrap: anywhere } img { display: block }</style>
      ${figures.join('')}`,
    )
    await page.screenshot({ path: join(FOLDER, `${name}-${first / columns + 1}.png`), fullPage: true })
  }
  await page.close()
}

const emptied = (data: unknown): unknown => {
  if (Array.isArray(data)) return []
  const isPage = typeof data === 'object' && data !== null && 'list' in data
  return isPage ? { list: [], total: 0 } : data
}

const STATES = {
  full: undefined,
  loading: (page: Page) =>
    page.route(/\/api\//, async (route) => {
      await new Promise((later) => setTimeout(later, 2000))
      await route.continue().catch(() => undefined)
    }),
  failing: (page: Page) => page.route(/\/api\//, (route) => route.fulfill({ status: 502, body: 'bad gateway' })),
  empty: (page: Page) =>
    page.route(/\/api\//, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      await route.fulfill({ response, json: { ...json, data: emptied(json.data) } })
    }),
}

const pictures = test.extend<{ problems: Problems }>({
  problems: async ({ browserName: _any }, provide) =>
    provide({ expected: () => undefined, possible: () => undefined }),
  extraHTTPHeaders: ({ lang }, provide) => provide({ [LANGUAGE_HEADER]: lang }),
})

/** React reveals suspended content at least this long after the previous one. */
const REVEALED_MS = 400

const PICTURES = Object.entries(STATES).flatMap(([state, arrange]) => PARTS.map((part) => ({ state, arrange, part })))

for (const { state, arrange, part } of PICTURES) {
  pictures(`${state} ${part}`, async ({ page, browser, lang }, { project }) => {
    await arrange?.(page)
    if (project.name.startsWith('small'))
      await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
    const shots: Shot[] = []
    const isAnswered = state === 'full' || state === 'empty'
    const idle = isAnswered ? quiet(page) : () => waitForIdle(page)
    const look = async (where: string) => {
      if (isAnswered) await page.waitForTimeout(REVEALED_MS)
      const name = arrange === undefined ? README_PICTURES[project.name]?.[where] : undefined
      if (name !== undefined) await page.screenshot({ path: join(README_FOLDER, `${name}.jpg`), quality: 70 })
      shots.push(await shoot(page, where))
    }
    await everyScreen(page, wordsOf(lang), part, idle, look, arrange === undefined)
    if (arrange === undefined && part === 'appointments') await everyHomeStep(page, idle, look)
    await writeSheets(browser, `${project.name}-${state}-${part}`, shots)
  })
}
