import { expect, test } from 'vitest'
import { oldFileNames, oldIdentifiers, wireWordsIn } from './checks/oldNames'
import { filesUnder, sourcesUnder } from './source'

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.css']
const FOLDERS = ['src', 'tests', 'e2e', 'tools']
const OWN = 'tests/structure/checks/oldNames.ts'

const named = (path: string, text: string) => ({ path, text })

test('no file has a name that was given up', () => {
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
