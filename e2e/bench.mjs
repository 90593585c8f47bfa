import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../tests/child.mjs'
import { ensureChromium } from '../tests/ensureChromium.mjs'
import { ensureInstalled } from '../tests/ensureInstalled.mjs'
import { measure } from './benchMeasure.mjs'
import { serve } from './server.mjs'

const runs = 5
const answerAfterMs = 300
const columns = [
  ['JS kB', ({ scriptBytes }) => scriptBytes / 1000, 1],
  ['CSS kB', ({ styleBytes }) => styleBytes / 1000, 1],
  ['requests', ({ requests }) => requests, 0],
  ['API calls', ({ calls }) => calls, 0],
  ['FCP ms', ({ fcp }) => fcp, 0],
  ['LCP ms', ({ lcp }) => lcp, 0],
  ['TBT ms', ({ tbt }) => tbt, 0],
  ['blocking ms', ({ blocking }) => blocking, 0],
  ['CLS', ({ cls }) => cls, 3],
]

const bench = async () => {
  await ensureInstalled()
  const executablePath = await ensureChromium()
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const servers = []
  try {
    await build(folder)
    const home = await serve({ root: join(folder, 'app'), port: 0, host: '127.0.0.1', onRequest: dayAnswers })
    const floor = await serve({ root: join(folder, 'floor'), port: 0, host: '127.0.0.1' })
    servers.push(home, floor)
    const screens = [
      { name: 'React hello world (floor)', url: `${floor.url}/` },
      { name: 'home', url: `${home.url}/home` },
    ]
    print(await measureAll(executablePath, screens))
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const build = async (folder) => {
  const { build: viteBuild } = await import('vite')
  const target = ['chrome100', 'safari15']
  const output = (name) => ({ outDir: join(folder, name), emptyOutDir: true })
  await viteBuild({ root, logLevel: 'warn', build: output('app') })
  await viteBuild({
    root: join(root, 'e2e/benchFloor'),
    configFile: false,
    logLevel: 'warn',
    build: { ...output('floor'), target },
  })
}

const text = '一段与平常一样长的文字，说明这项内容是什么，读者点开以后会看到什么。'
const service = (serviceId) => ({
  serviceId,
  serviceName: '乳腺健康检测',
  serviceDesc: text,
  servicePrice: 12800,
  coverPhoto: null,
  serviceTypeId: 1,
})
const news = (assistantId) => ({
  assistantId,
  articleTitle: '一篇文章的标题',
  articleAbstract: text,
  thumbnailUrl: null,
  authorName: null,
  publishTime: '2026-11-20',
})

/** One day's content of the home screen, always the same; any other call is answered empty. */
const contents = {
  listHealthService: { list: ['1', '2', '3'].map(service), total: 3 },
  listAdvertisement: ['1', '2'].map((id) => ({ id, linkUrl: null, advertisementPictureUrl: '/pictures/ad-1.svg' })),
  listColumn: ['1', '2', '3'].map((id) => ({ id, columnName: '栏目' })),
  listNews: { list: ['1', '2'].map(news), total: 4 },
}

const dayAnswers = async (request, response) => {
  if (!request.url.startsWith('/api/')) return false
  await wait(answerAfterMs)
  const call = new URL(request.url, 'http://localhost').pathname.split('/').pop()
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ data: contents[call] ?? { list: [], total: 0 }, message: '', status: 200 }))
  return true
}

/**
 * Screens take turns, so that a slower minute of the machine falls on all of them; one round before is not
 * counted.
 */
const measureAll = async (executablePath, screens) => {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
  const results = screens.map(({ name }) => ({ name, runs: [] }))
  for (let round = 0; round <= runs; round += 1)
    for (const [index, { url }] of screens.entries()) {
      const result = await measure(browser, url)
      if (round > 0) results[index].runs.push(result)
    }
  await browser.close()
  return results
}

const print = ([floor, ...screens]) => {
  console.log(
    `\n${runs} cold runs each, in turns; median (min-max). 4x slower CPU, 1.6 Mbps down, 750 kbps up, 150 ms, 412x915, gzip 9.`,
  )
  console.log(`Home signed in, each API call answered after ${answerAfterMs} ms with the content of one day.`)
  console.log(
    'kB = 1000 bytes as transferred, headers included; blocking = time of long tasks above 50 ms from navigation start.',
  )
  console.log(
    `Load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}: compare only within one table, measured on a quiet machine.\n`,
  )
  const row = (cells) => console.log(`| ${cells.join(' | ')} |`)
  row(['screen', ...columns.map(([title]) => title)])
  row(['---', ...columns.map(() => '---:')])
  for (const screen of [floor, ...screens])
    row([screen.name, ...columns.map(([, pick, digits]) => spread(screen.runs.map(pick), digits))])
  for (const screen of screens)
    row([`${screen.name} / floor`, ...columns.map(([, pick]) => ratio(screen.runs.map(pick), floor.runs.map(pick)))])
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const spread = (values, digits) => {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  )
  return low === high ? middle : `${middle} (${low}-${high})`
}

const ratio = (values, base) => (median(base) === 0 ? '–' : (median(values) / median(base)).toFixed(2))

await bench()
