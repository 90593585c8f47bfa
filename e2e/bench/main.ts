import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/scripts/ensureChromium.mjs'
import { writeFigures } from '../../tools/scripts/figures.mjs'
import { buildSites } from './builds'
import { figuresOf } from './figures'
import { HTTP2 } from './http2'
import { PARTS, SITES_OF, type Part, type Results } from './parts'
import { printResults, writeResults } from './report'
import { openSites } from './sites'

const isPart = (text: string): text is Part => Object.keys(PARTS).includes(text)

/** Parts that run by name only: `screens` includes Home, and the others write a page or download a program. */
const BY_NAME: readonly Part[] = ['home', 'traffic', 'lighthouse']

const isWhole = (name: string): name is Part => isPart(name) && !BY_NAME.includes(name)

export const bench = async (names: readonly string[]): Promise<void> => {
  const unknown = names.find((name) => !isPart(name))
  if (unknown !== undefined) throw new Error(`Unknown part ${unknown}. Known parts: ${Object.keys(PARTS).join(', ')}.`)
  const wanted: readonly Part[] = names.length === 0 ? Object.keys(PARTS).filter(isWhole) : names.filter(isPart)
  const folder = await buildSites(wanted.flatMap((part) => SITES_OF[part]))
  const sites = await openSites(folder)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
  try {
    const results: Results = {}
    for (const part of wanted) {
      const measured: Results = await PARTS[part](browser, sites)
      const { rows = [], ...others } = measured
      // The figures of the README are those over HTTP/1.1.
      if (!HTTP2) writeFigures(await figuresOf(part, measured, sites))
      Object.assign(results, others, { rows: [...(results.rows ?? []), ...rows] })
    }
    printResults(results)
    writeResults(results)
  } finally {
    await browser.close()
    await sites.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
