import { expect, test } from 'vitest'
import { runScript } from '../../tools/scripts/runTool.mjs'
import { marked } from '../../e2e/bench/marks'
import { measureTables, tableOf } from '../../e2e/bench/rows'
import { median, percentile, ratio, spread } from '../../e2e/bench/spread'
import { trafficParts } from '../../e2e/bench/trafficPage'
import { inTurns } from '../../e2e/bench/turns'
import { read } from '../structure/source'

test('the measured screens take turns, and each keeps its own results', async () => {
  const order: string[] = []
  const reports: string[] = []
  const results = await inTurns(
    ['one', 'two'],
    3,
    (key) => Promise.resolve(order.push(key)),
    (text) => reports.push(text),
  )
  expect(order).toEqual(['one', 'two', 'one', 'two', 'one', 'two'])
  expect([...results]).toEqual([
    ['one', [1, 3, 5]],
    ['two', [2, 4, 6]],
  ])
  expect(reports.map((text) => text.replace(/:.*/, ''))).toEqual([
    '1/3 one',
    '1/3 two',
    '2/3 one',
    '2/3 two',
    '3/3 one',
    '3/3 two',
  ])
})

test('a measurement is shown by median, range and ratio, and a missing one by a dash', () => {
  expect(median([30, 10, undefined, 20])).toBe(20)
  expect(spread([30, 10, 20])).toBe('20 (10-30)')
  expect(spread([0.1234, 0.1234], 3)).toBe('0.123')
  expect(ratio([3, 1, 2], [4])).toBe('0.50')
  expect(percentile([5, 1, 2, 3, 4, 6, 7, 8, 10, 9], 0.9)).toBe(9)
  for (const nothing of [spread([undefined]), spread([]), ratio([], [1]), ratio([1], [0])]) expect(nothing).toBe('–')
})

test('rows of one table share a head, and a missing value is a dash', () => {
  const runs = [{ ms: 3 }, { ms: 1 }, { ms: 2 }]
  expect(
    tableOf([
      { head: 'scrolling', name: 'one', runs },
      { head: 'scrolling', name: 'two', runs: [{ MB: 0.25 }] },
    ]),
  ).toEqual([
    ['scrolling', 'ms', 'MB'],
    ['one', '2 (1-3)', '–'],
    ['two', '–', '0.3'],
  ])
})

test('a value of several tables appears in each of them under its name', async () => {
  const one = { speed: { ms: 1 }, size: { MB: 2 } }
  const rows = await measureTables(
    { one: () => Promise.resolve(one), two: () => Promise.resolve({ speed: { ms: 3 } }) },
    2,
    () => undefined,
  )
  expect(rows).toEqual([
    { head: 'speed', name: 'one', runs: [{ ms: 1 }, { ms: 1 }] },
    { head: 'size', name: 'one', runs: [{ MB: 2 }, { MB: 2 }] },
    { head: 'speed', name: 'two', runs: [{ ms: 3 }, { ms: 3 }] },
  ])
})

test('a measured part replaces what stood between its marks, and a missing mark is named', () => {
  const page = 'before\n\n<!-- one -->\nold\n<!-- /one -->\n\nafter\n'
  const written = 'before\n\n<!-- one -->\n\nnew\n\n<!-- /one -->\n\nafter\n'
  expect(marked(page, { one: 'new' })).toBe(written)
  expect(marked(written, { one: 'new' })).toBe(written)
  expect(() => marked(page, { two: 'new' }, 'docs/a.md')).toThrow('docs/a.md has no place for two.')
})

test.each(['nothing', 'toString'])(
  'the benchmark names its parts when the unknown part %s is requested',
  async (name) => {
    const { code, output } = await runScript('tools/scripts/bench.mjs', [name], { quiet: true })
    expect(output).toContain(`Unknown part ${name}. Known parts: home, screens,`)
    expect(code).toBe(1)
  },
)

test('docs/traffic.md has a place for each part that the measurement writes, such as the calls of a journey', () => {
  const none = { requests: 0, bytes: 0 }
  const asked = { 'GET /news/listColumn': 1, 'POST /order/createOrder': 2 }
  const served = { files: none, calls: none, documents: none, asked }
  const parts = trafficParts([
    { name: 'Home', first: served, again: { ...served, asked: {} } },
    { name: 'book and pay', first: served, again: served },
  ])
  expect(parts['calls']?.split('\n').slice(2)).toEqual(['| `createOrder` |  | 2 |', '| `listColumn` |  | 1 |'])
  const { text } = read('docs/traffic.md')
  expect(marked(text, parts)).toContain('| `createOrder` |  | 2 |')
  const places = [...text.matchAll(/^<!-- (\w+) -->$/gm)].map(([, name]) => name)
  expect(new Set(places)).toEqual(new Set(Object.keys(parts)))
})
