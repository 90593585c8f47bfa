import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { oldFileNames, oldIdentifiers, wireWordsIn } from './checks/oldNames'
import { filesUnder, sourcesUnder } from './source'

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.css']
const FOLDERS = ['src', 'tests', 'e2e', 'tools']
const OWN = 'tests/structure/checks/oldNames.ts'

const named = (path: string, text: string) => ({ path, text })

test('no file has an abandoned name', () => {
  expect(filesUnder(...FOLDERS).flatMap(oldFileNames)).toEqual([])
  expect(oldFileNames('src/lib/eachOnce.ts')).toHaveLength(1)
  expect(oldFileNames('tests/lib/eachOnce.test.ts')).toHaveLength(1)
  expect(oldFileNames('tests/routes/nextScreen.test.tsx')).toHaveLength(1)
  expect(oldFileNames('src/lib/listView.ts')).toEqual([])
})

test('no abandoned identifier returns', () => {
  const sources = sourcesUnder(FOLDERS, EXTENSIONS).filter(
    ({ path }) => path !== OWN && path !== 'tests/structure/names.test.ts',
  )
  expect(sources.flatMap(oldIdentifiers)).toEqual([])
  expect(oldIdentifiers(named('src/a.ts', 'const a = 1\nconst b = eachOnce(a)'))).toEqual([
    'src/a.ts:2 eachOnce is a name that was given up. docs/glossary.md has the words in use.',
  ])
  expect(oldIdentifiers(named('src/a.ts', 'const isEachOnce = dedupe'))).toEqual([])
})

test("only contract, api, mocks and the addresses have the server's organ, nidus, chq and telphone", () => {
  expect(sourcesUnder(['src'], EXTENSIONS).flatMap(wireWordsIn)).toEqual([])
  const violations = [
    'listOrgan',
    'OrganCard',
    "'/organ/list'",
    'nidusCode',
    'MyChq',
    'healthServiceChqSimple',
    'telphone',
  ]
  expect(violations.filter((text) => wireWordsIn(named('src/routes/a.ts', text)).length !== 1)).toEqual([])
  const proper = 'organisation organization fetchQuestionnaire chqCache CHQ_CACHE_COOKIE telephone'
  expect(wireWordsIn(named('src/routes/a.ts', proper))).toEqual([])
  expect(wireWordsIn(named('src/contract/a.ts', 'organ'))).toEqual([])
  expect(wireWordsIn(named('src/domain/addresses.ts', 'chq'))).toEqual([])
})

/** Folders of tests that no folder of src answers to: they hold tools, or ask every screen. */
const OWN_FOLDERS = /^tests\/(support|routes\/faults|spoken|structure|tooling)(\/|$)/

/** The tests whose folder holds no file of src, and is no file of src either. */
const misplacedTests = (paths: readonly string[], sources: readonly string[]): string[] => {
  const places = new Set(sources.flatMap((path) => [dirname(path), path.replace(/\.tsx?$/, '')]))
  return paths.filter((path) => {
    const folder = dirname(path)
    return /\.test\.tsx?$/.test(path) && !OWN_FOLDERS.test(folder) && !places.has(folder.replace('tests', 'src'))
  })
}

test('a test lies where its source lies in src', () => {
  expect(misplacedTests(filesUnder('tests'), filesUnder('src'))).toEqual([])
  const sources = ['src/gateways/im/port.ts', 'src/api/coupons.ts', 'src/lib/json.ts']
  const places = ['tests/gateways/im/port.test.ts', 'tests/api/coupons/page.test.ts', 'tests/lib/json.test.ts']
  expect(misplacedTests([...places, 'tests/lib/fake.ts', 'tests/tooling/a.test.ts'], sources)).toEqual([])
  const strays = ['tests/gateways/im.test.ts', 'tests/domain/auth/signIn.test.ts']
  expect(misplacedTests(strays, sources)).toEqual(strays)
})
