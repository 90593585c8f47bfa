import { expect, test } from 'vitest'
import { decisionsOf, namedIn, promisesOf, rowsOf, unknownIn, unnamed } from './checks/specification'
import { read, sourcesUnder, type Source } from './source'

const SCRIPTS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs']

const rows = rowsOf(read('tests/specification/requirements.tsv').text)
const decisions = decisionsOf(read('tests/specification/decisions.md').text)
const promises = promisesOf(read('tests/specification/promises.md').text)
const ids = [...rows, ...decisions, ...promises].map(({ id }) => id)
const tests = sourcesUnder(['tests', 'e2e'], SCRIPTS)
const named = new Set(tests.flatMap(namedIn))

const sample = (text: string, path = 'tests/ui/sample.test.ts'): Source => ({ path, text })

test('the specification is read whole, and an id stands for one thing', () => {
  expect(rows.length).toBeGreaterThanOrEqual(633)
  expect(decisions.length).toBeGreaterThanOrEqual(437)
  expect(promises.length).toBeGreaterThanOrEqual(53)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(rows.filter(({ id, area }) => !id.startsWith(`${area}-`))).toEqual([])
})

test('the decisions say in their heading how many they are', () => {
  const [heading = ''] = read('tests/specification/decisions.md').text.split('\n')
  expect(/^# (\d+) decisions /.exec(heading)?.[1]).toBe(String(decisions.length))
})

test('every id that a comment or a title cites exists', () => {
  const known = new Set(ids)
  expect(
    [...sourcesUnder(['src'], [...SCRIPTS, '.css']), ...tests].flatMap((source) => unknownIn(source, known)),
  ).toEqual([])
  const unknown = [
    '// so (PAY-99)',
    '/** A999, PAY-01 */',
    '/* as RZ1 has it */',
    '/** PAY-5: an id is written out */',
    "test('[PAY-01, ERR-03] a', b)",
    'describe(`[A999] ${a}`, b)',
  ]
  unknown.push(
    "test.each([['PAY-99', 1]])('[%s] a', b)",
    "test.each([{ id: 'A999' }])('[$id] a', b)",
    "const a = ['RA99']; for (const id of a) test(`[${id}] a`, b)",
  )
  unknown.push(
    "test.each([['[PAY-99] a', 1]])('%s', b)",
    "const a = [['[PAY-01, A999] a', 1]]; for (const [title] of a) test(title, b)",
  )
  expect(unknown.filter((text) => unknownIn(sample(text), known).length !== 1)).toEqual([])
  expect(unknownIn(sample('a\n/* (PAY-99) */', 'src/ui/A.module.css'), known)).toEqual([
    'src/ui/A.module.css:2 PAY-99 is nowhere in tests/specification',
  ])
  const proper = [
    '// In UTF-8, see PAY-01 to PAY-03 (A12, RB4)',
    "test('[PAY-01] order A999', b)",
    "const order = ['A999', 'ORDER-123', '[A999]']",
    '// rules R1 to R7; XA999, A999b',
  ]
  expect(proper.filter((text) => unknownIn(sample(text), known).length > 0)).toEqual([])
})

test('every row and promise is named by a title', () => {
  expect(unnamed([...rows, ...promises], named)).toEqual([])
  const entries = [...rowsOf('id\tarea\nPAY-01\tPAY\nPAY-02\tPAY\nNEWS-01\tNEWS\n'), ...promisesOf('| RA1° | a |')]
  const titles = namedIn(sample("// [PAY-02]\ntest('[PAY-01, RA1] a', b); const c = '[NEWS-01] in no title'"))
  expect(unnamed(entries, new Set(titles))).toEqual(['PAY: PAY-02', 'NEWS: NEWS-01'])
})
