import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../tools/scripts/ensureChromium.mjs'
import { runChild } from '../../tools/scripts/runTool.mjs'
import { openedScreens } from '../support/everyScreen'
import { ACCOUNT } from '../support/signIn'
import { HTTP2 } from './http2'
import { commit, table, today, writeMarked } from './marks'
import type { Row } from './rows'
import type { Sites } from './sites'
import { median } from './spread'
import { inTurns, ROUNDS } from './turns'

/** It is large and only this part needs it, so npx fetches it and package.json does not name it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Lighthouse recommends the median of at least three. */
const AT_MOST = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'blocking ms': 'total-blocking-time',
} as const

type Report = {
  finalDisplayedUrl: string
  categories: Record<
    (typeof CATEGORIES)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>
}

type Numbers = Readonly<Record<string, number>>

/** Measures every address, or those whose path contains `only`, with Lighthouse's mobile profile. */
export const measureLighthouse = async (sites: Sites, only = ''): Promise<Row[]> => {
  const screens = openedScreens().filter(({ path }) => path.includes(only))
  console.error(`npx fetches ${LIGHTHOUSE} where it is not there.`)
  const phone = await openBrowser()
  try {
    const runs = await inTurns(
      screens.map(({ path }) => path),
      Math.min(ROUNDS, AT_MOST),
      async (path) => {
        const screen = screens.find((one) => one.path === path)
        await signIn(phone.context, sites, screen?.signedOut === true)
        return numbersOf(await judge(sites.app + (screen?.at ?? path), phone.port))
      },
    )
    const rows = [...runs].map(([name, numbers]) => ({ head: 'Lighthouse, mobile', name, runs: numbers }))
    if (only === '') writeTable(rows)
    return rows
  } finally {
    await phone.close()
  }
}

type Judging = { context: BrowserContext; port: string; close: () => Promise<void> }

/** Starts a browser that Lighthouse can connect to, so that it uses the cookies of this profile. */
const openBrowser = async (): Promise<Judging> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      // The certificate of HTTP/2 is our own.
      ...(HTTP2 ? ['--ignore-certificate-errors'] : []),
    ],
  })
  const [port = ''] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')
  const close = async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { context, port, close }
}

const signIn = async (context: BrowserContext, { app, tokenOf }: Sites, signedOut: boolean): Promise<void> => {
  await context.clearCookies()
  const cookies = { language: 'zh', ...(signedOut ? {} : { token: tokenOf(ACCOUNT) }) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: app })))
}

const judge = async (url: string, port: string): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const { code, output } = await runChild(
    'npx',
    ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'],
    { quiet: true, env: { npm_config_ignore_scripts: 'true' } },
  )
  if (code !== 0) throw new Error(`Lighthouse did not judge ${url}:\n${output}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  const [requested, shown] = [url, report.finalDisplayedUrl].map((address) => new URL(address).pathname)
  if (requested !== shown) throw new Error(`${requested} went on to ${shown}, so this would judge another screen.`)
  return report
}

const numbersOf = (report: Report): Numbers => {
  for (const category of CATEGORIES.slice(1)) {
    const failed = report.categories[category].auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
    )
    if (failed.length > 0) console.error(`  ${category}: ${failed.map(({ id }) => id).join(', ')}`)
  }
  const scores = CATEGORIES.map((category) => [category, Math.round((report.categories[category].score ?? 0) * 100)])
  const metrics = Object.entries(METRICS).map(([title, id]) => [
    title,
    Math.round(report.audits[id]?.numericValue ?? 0),
  ])
  return Object.fromEntries([...scores, ...metrics]) as Numbers
}

/** Writes the medians to docs/performance.md: a table for each protocol. */
const writeTable = (rows: readonly Row[]): void => {
  const columns = Object.keys(rows[0]?.runs[0] ?? {})
  const name = HTTP2 ? 'lighthouse http2' : 'lighthouse'
  writeMarked('docs/performance.md', {
    [`${name} run`]: `Measured on ${today()}, commit ${commit()}, runs of each: ${rows[0]?.runs.length}.`,
    [name]: table(
      ['address', ...columns],
      rows.map(({ name, runs }) => [
        `\`${name}\``,
        ...columns.map((column) => median(runs.map((run) => run[column])) ?? '–'),
      ]),
    ),
  })
}
