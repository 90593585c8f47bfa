import { expect, test } from 'vitest'
import { sourcesUnder } from './source'

/** Imports whose callers have a timeout: the router, the loader of the first screen, and the start of the page. */
const TABLES = /^src\/(routes\/\w+\/screens\.ts$|app\/pdfScreens\.ts$|(mocks|demo)\/|main\.tsx$)/

/** An import in the background: nothing waits for it. */
const ASIDE = 'src/app/drafts.ts'

const endlessIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        /\bimport\('(\.{1,2}|@)\//.test(line) && !/inTime\(\s*import\(|\.catch\(\(\) => undefined\)$/.test(line),
    )

test('[RG5] [A451] every wait for a lazy part of the app has a timeout', () => {
  const sources = sourcesUnder(['src'], ['.ts', '.tsx']).filter(({ path }) => !TABLES.test(path) && path !== ASIDE)
  expect(sources.flatMap(({ path, text }) => endlessIn(text).map((line) => `${path}: ${line.trim()}`))).toEqual([])
})

test('the check finds an import without a timeout', () => {
  expect(endlessIn("const late = await import('./late')")).toHaveLength(1)
  expect(endlessIn("const late = await inTime(import('./late'))")).toEqual([])
})
