import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read, ROOT } from './source'

const FOLDERS = ['src', 'tests', 'e2e', 'tools', 'docs', 'public', '.ci']
const WRITTEN = /^(dist|dist-demo|coverage|test-results|playwright-report|node_modules|\.env|version\.json)(\/|$)/
const CODE = /`([^`\n]+)`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)\s]+)\)/g
const FILE_NAME = /^\.?[\w-][\w.-]*\.(tsx?|mjs|cjs|json|html|css|md|svg|png|example)$/

const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

const pathsIn = (text: string): string[] =>
  [
    ...names(text, LINK),
    ...names(text, CODE).filter(
      (code) =>
        FILE_NAME.test(code) || (code.includes('/') && FOLDERS.includes(code.split('/')[0] ?? '') && !/\s/.test(code)),
    ),
  ].filter((path) => !WRITTEN.test(path))

const files = [...filesUnder(...FOLDERS), ...readdirSync(ROOT)]

const isThere = (path: string): boolean => {
  const bare = path.replace(/[#?].*$/, '').replace(/\/$/, '')
  if (bare.includes('*')) {
    const pattern = new RegExp(
      `^${bare
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('**', '.+')
        .replace(/\*/g, '[^/]*')}$`,
    )
    return files.some((file) => pattern.test(file) || pattern.test(dirname(file)))
  }
  return existsSync(join(ROOT, bare)) || (!bare.includes('/') && files.some((file) => basename(file) === bare))
}

const scriptsIn = (text: string): string[] => [
  ...names(text, /npm run ([\w:-]+)/g),
  ...names(text, /npm (start|test)\b/g),
]

const documents = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs').filter((path) => path.endsWith('.md'))].map(
  read,
)
const readme = documents.map(({ text }) => text).join('\n')
const scripts: Record<string, string> = JSON.parse(read('package.json').text).scripts

test('every path and script that the documents name exists', () => {
  expect(pathsIn(readme).length).toBeGreaterThanOrEqual(8)
  // A link is relative to its document.
  const lost = documents.flatMap(({ path, text }) =>
    pathsIn(text)
      .filter((name) => !name.includes('<') && !isThere(name) && !existsSync(join(ROOT, dirname(path), name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(lost).toEqual([])
  expect(scriptsIn(readme)).toEqual(expect.arrayContaining(['start', 'test']))
  expect(scriptsIn(readme).filter((name) => !(name in scripts))).toEqual([])
})

test('the check of the README finds wrong entries', () => {
  const sample =
    'See `src/app/nowhere.tsx`, `src/*/session*`, `src/*/nothing*`, `package.json`, `gone.ts`, `/home`, `dist/a.js`, [a](docs/a.png) and `npm run fly`; npm test'
  expect(pathsIn(sample).filter((path) => !isThere(path))).toEqual([
    'docs/a.png',
    'gone.ts',
    'src/*/nothing*',
    'src/app/nowhere.tsx',
  ])
  expect(scriptsIn(sample)).toEqual(['fly', 'test'])
})

test('the settings in the code, the example and the documents are the same', () => {
  const told = names(read('src/app/settings.ts').text, /\b(VITE_[A-Z_]+)\b/g)
  expect(told.length).toBeGreaterThanOrEqual(8)
  expect(names(read('.env.example').text, /^#?\s*(VITE_[A-Z_]+)=/gm)).toEqual(told)
  expect(names(readme, /\b(VITE_[A-Z_]*[A-Z])\b/g).filter((name) => !told.includes(name))).toEqual([])
})
