import { expect, test } from 'vitest'
import { read, sourcesUnder } from './source'

const RECORD = 'docs/decisions/03-components.md'

/** Returns the parts that the table lists as taken from antd-mobile, by the cell before the last. */
const takenIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, part = '', ...cells] = line.split('|').map((cell) => cell.trim())
    return /^(antd-mobile|wrapped)\b/.test(cells.at(-3) ?? '') ? [part] : []
  })

const importedIn = (text: string): string[] =>
  [...text.matchAll(/(?:import|export) \{([^}]*)\} from 'antd-mobile/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name)),
  )

test('the record of components calls those parts of antd-mobile taken that the source imports', () => {
  const imported = sourcesUnder(['src'], ['.ts', '.tsx']).flatMap(({ text }) => importedIn(text))
  expect(imported.length).toBeGreaterThan(1)
  expect(new Set(takenIn(read(RECORD).text))).toEqual(new Set(imported))
})

test('the parsers of record and imports find the taken parts only', () => {
  expect(
    takenIn('| A | 1 / 2 | 3 | antd-mobile | good |\n| B | 1 | wrapped, late | x |\n| C | 1 | ours | wrapped |'),
  ).toEqual(['A', 'B'])
  expect(
    importedIn("import { setX, Tag as T } from 'antd-mobile/es/tag'\nimport type { U } from 'antd-mobile'"),
  ).toEqual(['Tag'])
})
