import { expect, test } from 'vitest'
import {
  decisionsOf,
  indexOf,
  namedIn,
  oneSided,
  promisesOf,
  relationsOf,
  replacedIn,
  replacedOf,
  rowsOf,
  unknownIn,
  unnamed,
} from './checks/specification'
import { read, sourcesUnder, type Source } from './source'

const SCRIPTS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs']

const INDEX = 'docs/specification/decisions/README.md'

const rows = rowsOf(read('docs/specification/requirements.tsv').text)
const areas = sourcesUnder(['docs/specification/decisions'], ['.md']).filter(({ path }) => path !== INDEX)
const decisions = areas.flatMap(({ text }) => decisionsOf(text))
const promises = promisesOf(read('docs/specification/promises.md').text)
const ids = [...rows, ...decisions, ...promises].map(({ id }) => id)
const tests = sourcesUnder(['tests', 'e2e'], SCRIPTS)
const named = new Set(tests.flatMap(namedIn))

const sample = (text: string, path = 'tests/ui/sample.test.ts'): Source => ({ path, text })

test('the specification is read completely, and each id is unique', () => {
  expect(rows.length).toBeGreaterThanOrEqual(633)
  expect(decisions.length).toBeGreaterThanOrEqual(489)
  expect(promises.length).toBeGreaterThanOrEqual(53)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(rows.filter(({ id, area }) => !id.startsWith(`${area}-`))).toEqual([])
})

test('the index has the number of decisions and the file of each', () => {
  const { text } = read(INDEX)
  expect(/^# (\d+) decisions /.exec(text)?.[1]).toBe(String(decisions.length))
  const numbers = decisions.map(({ id }) => Number(id.slice(1))).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const held = areas.map((area) => ({
    file: area.path.replace(/^.*\//, ''),
    ids: decisionsOf(area.text).map(({ id }) => id),
  }))
  const sorted = (files: { file: string; ids: string[] }[]) =>
    files.map(({ file, ids: some }) => `${file}: ${[...some].sort().join(' ')}`).sort()
  expect(sorted(indexOf(text))).toEqual(sorted(held))
  expect(indexOf('| [pay](pay.md) | paying | A1 A22 |\n')).toEqual([{ file: 'pay.md', ids: ['A1', 'A22'] }])
})

test('a decision and the later one that changes it name each other', () => {
  const relations = areas.flatMap(({ text }) => relationsOf(text))
  expect(relations.length).toBeGreaterThanOrEqual(150)
  expect(oneSided(relations)).toEqual([])
  const earlier = '## A1. a\n\nText.\n\n- Later: narrowed by A2 and A3; corrected by A4.\n'
  const later = '## A2. b\n\n- Earlier: narrows A1.\n\n## A3. c\n\n- Earlier: corrects A1.\n| A4 | x | corrects A1 |\n'
  expect(oneSided(relationsOf(earlier + later))).toEqual(['A3 narrows A1', 'A3 corrects A1'])
})

test('every id cited in a comment or title exists', () => {
  const known = new Set(ids)
  expect(
    [...sourcesUnder(['src'], [...SCRIPTS, '.css']), ...tests].flatMap((source) => unknownIn(source, known)),
  ).toEqual([])
  const unknown = [
    '// so (PAY-99)',
    '/** A999, PAY-01 */',
    '/* as RZ1 has it */',
    '/** W99: a note of no document */',
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
    'src/ui/A.module.css:2 PAY-99 is not in docs/specification',
  ])
  const proper = [
    '// In UTF-8, see PAY-01 to PAY-03 (A12, RB4)',
    "test('[PAY-01] order A999', b)",
    "const order = ['A999', 'ORDER-123', '[A999]']",
    '// rules R1 to R7; XA999, A999b',
  ]
  expect(proper.filter((text) => unknownIn(sample(text), known).length > 0)).toEqual([])
})

test('no comment cites a decision that a later one replaces', () => {
  const replaced = replacedOf(areas.flatMap(({ text }) => relationsOf(text)))
  expect(replaced.size).toBeGreaterThanOrEqual(6)
  const sources = [...sourcesUnder(['src', 'tools'], [...SCRIPTS, '.css']), ...tests]
  expect(sources.flatMap((source) => replacedIn(source, replaced))).toEqual([])
  const later = replacedOf(
    relationsOf('## A1. a\n\n- Later: replaced by A2.\n\n## A3. b\n\n- Later: narrowed by A2.\n'),
  )
  expect(replacedIn(sample('// Codes (A1)\n/** A3: places */'), later)).toEqual([
    'tests/ui/sample.test.ts:1 A1 is replaced by A2',
  ])
})

test('every requirement and promise is named by a title', () => {
  expect(unnamed([...rows, ...promises], named)).toEqual([])
  const entries = [...rowsOf('id\tarea\nPAY-01\tPAY\nPAY-02\tPAY\nNEWS-01\tNEWS\n'), ...promisesOf('| RA1° | a |')]
  const titles = namedIn(sample("// [PAY-02]\ntest('[PAY-01, RA1] a', b); const c = '[NEWS-01] in no title'"))
  expect(unnamed(entries, new Set(titles))).toEqual(['PAY: PAY-02', 'NEWS: NEWS-01'])
})
