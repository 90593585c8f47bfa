import { gzipSync } from 'node:zlib'
import type { Load } from './load'
import { BARE, HELLO, HOME, type Part, type Results } from './parts'
import type { Sites } from './sites'
import { median, percentile, ratio } from './spread'

type Figures = Record<string, string>

/** Returns the figures of the README that one part of the bench measures. */
export const figuresOf = async (part: Part, results: Results, sites: Sites): Promise<Figures> => {
  switch (part) {
    case 'home':
      return { 'first script, gzip': `${kB(await firstScript(sites.app))} kB`, ...loadFigures(results) }
    case 'traffic':
      return trafficFigures(results)
    case 'walk':
      return walkFigures(results)
    case 'lighthouse':
      return lighthouseFigures(results)
    case 'screens':
    case 'typing':
    case 'pictures':
    case 'reports':
    case 'documents':
    case 'chat':
      return {}
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

const textAt = async (address: string): Promise<string> => (await fetch(address)).text()

const firstScript = async (site: string): Promise<number> => {
  const [, path] = /<script type="module"[^>]* src="([^"]+)"/.exec(await textAt(`${site}/home`)) ?? []
  if (path === undefined) throw new Error('The page has no script.')
  return gzipSync(await textAt(site + path), { level: 9 }).length
}

const loadFigures = ({ loads }: Results): Figures => {
  const [home = [], hello = [], alone = []] = [HOME, HELLO, BARE].map((name) => loads?.get(name) ?? [])
  const paints = (runs: readonly Load[]) => runs.map(({ lcp }) => lcp)
  const blocked = (runs: readonly Load[]) => median(runs.map(({ blocking }) => blocking))?.toFixed(0) ?? '–'
  return {
    'largest paint of Home': `${median(paints(home))?.toFixed(0)} ms, ${ratio(paints(home), paints(hello))} times hello world`,
    'blocking of Home': `${blocked(home)} ms (hello world ${blocked(hello)}, the packages alone ${blocked(alone)})`,
  }
}

const trafficFigures = ({ rows = [] }: Results): Figures => {
  const home = rows.find(({ name }) => name === 'Home')?.runs[0]
  return {
    'transfer of Home until it rests': `${home?.['files first kB']?.toFixed(0)} kB in ${home?.['files first']} requests`,
  }
}

const walkFigures = ({ walk = new Map() }: Results): Figures => {
  const taps = [...walk.values()].flat().map(({ skeleton }) => skeleton)
  return { 'tap to skeleton, 90th percentile': `${percentile(taps, 0.9)?.toFixed(0)} ms` }
}

/** Returns for each category the lowest median of all addresses. */
const lighthouseFigures = ({ rows = [] }: Results): Figures => {
  const lowest = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => {
    const medians = rows.map(({ runs }) => median(runs.map((run) => run[category])) ?? 0)
    return `${category} ${Math.min(...medians)}`
  })
  return { 'Lighthouse, lowest of all addresses': lowest.join(', ') }
}
