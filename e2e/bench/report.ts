import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from './root'
import type { Load } from './load'
import { HTTP2 } from './http2'
import { BARE, HELLO, HOME, type Results } from './parts'
import { ANSWER_AFTER_MS } from './sites'
import { commit } from './marks'
import { tableOf } from './rows'
import { median, ratio, spread } from './spread'
import { ROUNDS } from './turns'

type Column = { title: string; pick: (load: Load) => number | undefined; digits: number }

const COLUMNS: readonly Column[] = [
  { title: 'JS kB', pick: ({ scriptBytes }) => scriptBytes / 1000, digits: 1 },
  { title: 'CSS kB', pick: ({ styleBytes }) => styleBytes / 1000, digits: 1 },
  { title: 'requests', pick: ({ requests }) => requests, digits: 0 },
  { title: 'API calls', pick: ({ calls }) => calls, digits: 0 },
  { title: 'FCP ms', pick: ({ fcp }) => fcp, digits: 0 },
  { title: 'tappable ms', pick: ({ tappable }) => tappable, digits: 0 },
  { title: 'LCP ms', pick: ({ lcp }) => lcp, digits: 0 },
  { title: 'blocking ms', pick: ({ blocking }) => blocking, digits: 0 },
  { title: 'CLS', pick: ({ cls }) => cls, digits: 3 },
]

const loadText = (): string =>
  loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')
const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
const head = (...titles: string[]) => {
  console.log('')
  row(...titles)
  row(...titles.map((_, index) => (index === 0 ? '---' : '---:')))
}

export const printResults = ({ loads, walk, rows = [] }: Results): void => {
  console.log(
    `\n${ROUNDS} cold runs each, in turns; median (min-max). 4x slower CPU, 1.6 Mbps down, 750 kbps up, 150 ms,`,
  )
  console.log(
    `412x915, brotli 11, ${HTTP2 ? 'HTTP/2' : 'HTTP/1.1'}; signed in, each call of the server answered after ${ANSWER_AFTER_MS} ms by the demo clinic.`,
  )
  console.log('kB = 1000 bytes as transferred, headers included; blocking = of long tasks what is above 50 ms;')
  console.log('a longest task of 0 ms: below 50, which is none to the browser.')
  console.log(`Commit ${commit()}, load average ${loadText()}: compare only within one table of a quiet machine.`)
  if (loads !== undefined) printLoads(loads)
  if (walk !== undefined) {
    head('tap that leads to', 'skeleton ms', 'content ms')
    for (const [name, legs] of walk)
      row(name, spread(legs.map(({ skeleton }) => skeleton)), spread(legs.map(({ content }) => content)))
  }
  for (const name of new Set(rows.map((one) => one.head))) {
    const [titles = [], ...body] = tableOf(rows.filter((one) => one.head === name))
    head(...titles)
    for (const cells of body) row(...cells)
  }
}

const printLoads = (loads: ReadonlyMap<string, Load[]>): void => {
  head('screen', ...COLUMNS.map(({ title }) => title), 'largest paint')
  for (const [name, runs] of loads)
    row(name, ...COLUMNS.map(({ pick, digits }) => spread(runs.map(pick), digits)), largestOf(runs))
  const home = loads.get(HOME)
  for (const base of [HELLO, BARE])
    if (home !== undefined)
      row(
        `${HOME} / ${base}`,
        ...COLUMNS.map(({ pick }) => ratio(home.map(pick), (loads.get(base) ?? []).map(pick))),
        '',
      )
  if (home !== undefined) printForHistory(loads, home)
}

const printForHistory = (loads: ReadonlyMap<string, Load[]>, home: readonly Load[]): void => {
  const lcp = (runs: readonly Load[] = []) => runs.map((load) => load.lcp)
  const times = [HELLO, BARE].map((base) => ratio(lcp(home), lcp(loads.get(base))))
  console.log(`\nFor the README's history; what could be tapped first was "${home[0]?.tappableElement ?? ''}".`)
  row(
    new Date().toISOString().slice(0, 10),
    commit(),
    ...COLUMNS.map(({ pick, digits }) => median(home.map(pick))?.toFixed(digits) ?? '–'),
    ...times,
  )
}

const largestOf = (runs: readonly Load[]): string =>
  [
    ...new Set(runs.map(({ lcpElement, lcpIsContent }) => `${lcpElement}${lcpIsContent ? '' : ' (not content)'}`)),
  ].join('; ')

export const writeResults = ({ loads, walk, rows = [] }: Results): void => {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const environment = { date: new Date().toISOString(), commit: commit(), loadAverage: loadavg() }
  const runs = {
    loads: Object.fromEntries(loads ?? []),
    walk: Object.fromEntries(walk ?? []),
    rows,
  }
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify({ ...environment, ...runs }, null, 2)}\n`)
  console.log('\nEvery run stands in test-results/bench.json.')
}
