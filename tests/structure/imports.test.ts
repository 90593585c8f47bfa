import { expect, test } from 'vitest'
import {
  explained,
  foldersOfRows,
  foldersWithoutRow,
  judge,
  packagesOfRows,
  ruleNames,
  vendorsOfTable,
} from './importGraph'
import { ALLOWED, VIOLATIONS } from './violations/imports'
import { filesUnder, isScript, read, type Source } from './source'

const tree = (files: Record<string, string[]>): Source[] =>
  Object.entries(files).map(([path, imports]) => ({ path, text: imports.map(statement).join('\n') }))

const statement = (request: string): string =>
  request.startsWith('dynamic ') ? `void import('${request.slice('dynamic '.length)}')` : `import '${request}'`

const files = filesUnder('src')

test('the sources of src keep to the import table', async () => {
  const { violations, modules, imports } = await judge(files.map(read))
  expect(violations.map(explained)).toEqual([])
  expect(modules).toBe(files.filter(isScript).length)
  expect(modules).toBeGreaterThanOrEqual(1000)
  expect(imports).toBeGreaterThan(modules)
})

/** The imports of a file from its own area, the second folder of its path, that are not relative. */
const absoluteWithinArea = ({ path, text }: Source): string[] => {
  const [, area] = /^src\/([^/]+\/[^/]+\/)/.exec(path) ?? []
  if (area === undefined) return []
  return [...text.matchAll(/'@\/([^']+)'/g)].flatMap(([, to = '']) =>
    to.startsWith(area) ? [`${path}: @/${to}`] : [],
  )
}

test('imports within an area are relative', () => {
  expect(files.filter(isScript).map(read).flatMap(absoluteWithinArea)).toEqual([])
  const path = 'src/routes/chat/lazy/A.tsx'
  const text = "import { b } from '@/routes/chat/B'\nimport { c } from '@/routes/shared/C'\nimport { d } from '../D'"
  expect(absoluteWithinArea({ path, text })).toEqual([`${path}: @/routes/chat/B`])
  expect(absoluteWithinArea({ path: 'src/contract/consultations.ts', text: "import '@/contract/payment'" })).toEqual(
    [],
  )
})

test('every folder under src has a row, and every vendor of a row is a dependency', () => {
  expect(foldersWithoutRow(files), 'a new folder under src needs a row in TABLE of .dependency-cruiser.cjs').toEqual(
    [],
  )
  expect(foldersWithoutRow(['src/helpers/a.ts', 'src/stray.ts', 'src/lib/a.ts', 'src/main.tsx'])).toEqual([
    'helpers',
    'stray.ts',
  ])
  const ours: { dependencies: object; devDependencies: object } = JSON.parse(read('package.json').text)
  expect(vendorsOfTable.filter((name) => !(name in ours.dependencies) && !(name in ours.devDependencies))).toEqual([])
})

const ROWS = [...read('docs/architecture.md').text.matchAll(/^\| `(\w+)` \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, folder = '', folders = '', packages = '']) => ({ folder, folders, packages }),
)

/** The names in a cell of the table, without the notes in brackets. */
const namesIn = (cell: string): string[] =>
  cell
    .replace(/ \([^)]*\)/g, '')
    .split(', ')
    .sort()

test('docs/architecture.md lists the packages of each row', () => {
  expect(Object.fromEntries(ROWS.map(({ folder, packages }) => [folder, namesIn(packages)]))).toEqual(packagesOfRows())
})

test('docs/architecture.md lists the folders that each row may import', () => {
  const listed = ROWS.flatMap(({ folder, folders }) => (folder === 'app' ? [] : [[folder, namesIn(folders)]]))
  const names: Record<string, string> = { 'gateways/[^/]+/port': 'ports', 'api/errors': 'api' }
  const allowed = Object.entries(foldersOfRows()).map(([folder, list]) => [
    folder,
    list.length === 0 ? ['–'] : list.map((name) => names[name] ?? name).sort(),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(allowed))
})

test('docs/architecture.md says what app may not import', async () => {
  const others = ROWS.flatMap(({ folder }) => (folder === 'app' ? [] : [folder]))
  const fileOf = (folder: string) => `src/${folder}/${folder === 'stores' ? 'auth' : 'a'}.ts`
  const imports = others.map((folder) => fileOf(folder).replace('src', '..').replace('.ts', ''))
  const { violations } = await judge(
    tree({ 'src/app/a.ts': imports, ...Object.fromEntries(others.map((folder) => [fileOf(folder), []])) }),
  )
  const refused = violations.map((line) => / → src\/(\w+)\//.exec(line)?.[1] ?? line)
  expect(refused.sort()).toEqual(['demo', 'mocks', 'prerender'])
  expect(ROWS.find(({ folder }) => folder === 'app')?.folders).toBe('all but demo, mocks and prerender')
})

test('a violation says the comment of its rule and where the table is', () => {
  expect(explained('domain-pure: src/domain/a.ts → src/lib/time/clock.ts')).toBe(
    'domain-pure: src/domain/a.ts → src/lib/time/clock.ts. The rule: domain has no clock, random, storage. The table of rules is .dependency-cruiser.cjs.',
  )
  expect(ruleNames.filter((name) => explained(`${name}: a → b`).includes('The rule: none'))).toEqual([])
})

test('every rule has a violation', () => {
  expect(Object.keys(VIOLATIONS).sort()).toEqual([...ruleNames].sort())
})

test.each(Object.entries(VIOLATIONS))(
  'the rule %s rejects its violation, and no other rule does',
  async (name, violation) => {
    expect((await judge(tree(violation))).rules).toEqual([name])
  },
)

test('the rules accept what the table allows', async () => {
  expect((await judge(tree(ALLOWED))).violations).toEqual([])
})

test('an import is found wherever it is written', async () => {
  const hidden = [
    "import type { A } from '../domain/a'",
    "export const a = (p: import('../domain/b').B) => <i onClick={() => void import('../domain/c')}>{p.x}</i>",
    "export { d } from '../domain/d'",
  ]
  const seen = await judge([
    { path: 'src/ui/Hidden.tsx', text: hidden.join('\n') },
    ...['a', 'b', 'c', 'd'].map((name) => ({ path: `src/domain/${name}.ts`, text: '' })),
  ])
  expect(seen.violations).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `ui-folders: src/ui/Hidden.tsx → src/domain/${name}.ts`),
  )
})

test('an import of a computed path is rejected', async () => {
  await expect(judge([{ path: 'src/ui/A.tsx', text: 'void import(`./${name}`)' }])).rejects.toThrow('plain string')
})
