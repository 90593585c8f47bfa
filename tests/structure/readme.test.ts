import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { NOT_RUN, RUN } from '../../tools/scripts/documentedCommands.mjs'
import { filesUnder, read, ROOT, type Source } from './source'

const FOLDERS = ['src', 'tests', 'e2e', 'tools', 'deploy', 'docs', 'public', '.ci']
const WRITTEN =
  /^(dist|dist-demo|sbom\.json|deploy\/nginx\.conf\.template|coverage|test-results|playwright-report|node_modules|\.env|version\.json)(\/|$)/
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

/** Settings, then a program that the documents call. */
const COMMAND = /^(?:[A-Z0-9_]+=\S+ )*(?:npm|npx|node|ls|git) \S/
const FENCED = /^```(?:sh|bash)\n([\s\S]*?)^```/gm

/** The commands of a text: lines of fenced shell blocks, and code within a sentence. */
const commandsIn = (text: string): string[] => {
  const fenced = [...text.matchAll(FENCED)].flatMap(([, block = '']) => block.trim().split('\n'))
  return [...new Set([...fenced, ...names(text, CODE).filter((code) => COMMAND.test(code))])].sort()
}

/** Returns the file or the tool that a command needs, if it is missing. */
const missingFor = (command: string): string[] => {
  const [, program, first = ''] = /(?:^| )(node|npx) (\S+)/.exec(command) ?? []
  const path = program === 'npx' ? `node_modules/.bin/${first}` : first
  return program === undefined || existsSync(join(ROOT, path)) ? [] : [`${command}: ${path}`]
}

/** The walks of a text: numbered lines, each with the files that it names. */
const walksIn = (text: string): { walk: string; files: string[] }[] =>
  [...text.matchAll(/^\d+\. \*\*(.+?)\.\*\*(.*)$/gm)].map(([, walk = '', line = '']) => ({
    walk,
    files: pathsIn(line),
  }))

const files = [...filesUnder(...FOLDERS), ...readdirSync(ROOT)]

const exists = (path: string): boolean => {
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
      .filter(
        (name) =>
          !name.includes('<') && !exists(name) && !existsSync(join(ROOT, dirname(path), name.replace(/#.*$/, ''))),
      )
      .map((name) => `${path}: ${name}`),
  )
  expect(lost).toEqual([])
  expect(scriptsIn(readme)).toEqual(expect.arrayContaining(['start', 'test']))
  expect(scriptsIn(readme).filter((name) => !(name in scripts))).toEqual([])
})

/** The names that a text places in a file. */
const placedIn = (text: string): { name: string; file: string }[] =>
  [...text.matchAll(/`(\w+)` (?:of|in) `([^`\s]+\.\w+)`/g)].map(([, name = '', file = '']) => ({ name, file }))

const isPlaced = ({ name, file }: { name: string; file: string }): boolean =>
  files.some(
    (path) => (path === file || path.endsWith(`/${file}`)) && new RegExp(`\\b${name}\\b`).test(read(path).text),
  )

test('each file contains the names that documents say it contains', () => {
  expect(placedIn(readme).length).toBeGreaterThanOrEqual(40)
  expect(placedIn(readme).filter((one) => !isPlaced(one))).toEqual([])
  const sample = '`NEVER_FILLED` of `steps.ts`, `NEVER_HEARD` in `steps.ts`, `ROOT` of `gone.ts`'
  expect(placedIn(sample).filter((one) => !isPlaced(one))).toEqual([
    { name: 'NEVER_HEARD', file: 'steps.ts' },
    { name: 'ROOT', file: 'gone.ts' },
  ])
})

test('the README names every script of package.json, and a document explains each', () => {
  const text = read('README.md').text
  const inTable = scriptsIn(text)
  const [, others = ''] = /^Other scripts: (.*)$/m.exec(text) ?? []
  const elsewhere = others.split('; ').flatMap((part) => {
    const [, place = ''] = / in (\S+?)\.?$/.exec(part) ?? []
    return names(part, /`([\w:]+)`/g).map((name) => ({ name, place }))
  })
  expect([...inTable, ...elsewhere.map(({ name }) => name)].sort()).toEqual(Object.keys(scripts).sort())
  expect(elsewhere.filter(({ name, place }) => !scriptsIn(read(place).text).includes(name))).toEqual([])
})

test('every command of the documents is run by a script, or listed with the reason why not', () => {
  const commands = documents.flatMap(({ text }) => commandsIn(text))
  expect([...new Set(commands)].sort()).toEqual([...RUN, ...Object.keys(NOT_RUN)].sort())
  expect(commands.flatMap(missingFor)).toEqual([])
  const sample = '```sh\nnpm run fly\n```\n`npm`, `BENCH=1`, `A=b npx nothing`, `node tools/gone.mjs x`, `npm start`'
  expect(commandsIn(sample)).toEqual(['A=b npx nothing', 'node tools/gone.mjs x', 'npm run fly', 'npm start'])
  expect(commandsIn(sample).flatMap(missingFor)).toEqual([
    'A=b npx nothing: node_modules/.bin/nothing',
    'node tools/gone.mjs x: tools/gone.mjs',
  ])
})

test('the README names the folders whose tests npm run check runs', () => {
  const [, row = ''] = /^\| `npm run check` \|(.*)$/m.exec(read('README.md').text) ?? []
  const [, globs = ''] = /^const PURE = \[(.*)\]$/m.exec(read('vite.config.ts').text) ?? []
  const folders = [...globs.matchAll(/'tests\/(?:\{([^}]*)\}|(\w+))\//g)].flatMap(([, several, one = '']) =>
    (several ?? one).split(',').map((name) => `tests/${name}`),
  )
  expect(folders.length).toBeGreaterThanOrEqual(3)
  expect(names(row, CODE)).toEqual(folders.sort())
  expect(read('tools/scripts/check.mjs').text).toContain("['test:unit', '--project', 'pure']")
})

/** Journeys that `npm test` leaves out, or of which it plays a sample. */
const BEFORE_A_RELEASE = ['test:floor', 'test:production', 'test:residue']

test('a release runs npm test, and the journeys that it leaves out', () => {
  const [, recipe = ''] = /^### Release a version\n([\s\S]*?)^### /m.exec(read('CONTRIBUTING.md').text) ?? []
  expect(scriptsIn(recipe)).toEqual(expect.arrayContaining(['test', ...BEFORE_A_RELEASE]))
})

test('each walk of the architecture is a line of two to twelve files', () => {
  const walks = walksIn(read('docs/architecture.md').text)
  expect(walks).toHaveLength(8)
  expect(walks.filter(({ files: some }) => some.length < 2 || some.length > 12)).toEqual([])
  expect(walksIn('1. **Pay.** `src/app/wire.ts` → the server\n2. begin\n')).toEqual([
    { walk: 'Pay', files: ['src/app/wire.ts'] },
  ])
})

/** The decisions and records of a text that a clinician must sign: the id of the section, else the path of the file. */
const unsignedIn = ({ path, text }: Source): string[] =>
  text
    .split(/^(?=## )/m)
    .filter((section) => /\bclinician's\s+signature\b/.test(section))
    .map((section) => /^## (A\d+)\. /.exec(section)?.[1] ?? path)

test('the README names each decision and record that awaits the signature of a clinician', () => {
  const unsigned = [...new Set(documents.filter(({ path }) => path !== 'README.md').flatMap(unsignedIn))]
  expect(unsigned.length).toBeGreaterThanOrEqual(8)
  const { text } = read('README.md')
  expect(unsigned.filter((name) => !new RegExp(`${name}\\b`).test(text))).toEqual([])
  const sample = "## A1. a\n\nIt awaits a clinician's signature.\n\n## A2. b\n\nText.\n"
  expect(unsignedIn({ path: 'docs/a.md', text: sample })).toEqual(['A1'])
  expect(unsignedIn({ path: 'docs/a.md', text: "# Title\n\nThey need a clinician's signature.\n" })).toEqual([
    'docs/a.md',
  ])
})

test('the README has 1,500 words at most', () => {
  expect(read('README.md').text.split(/\s+/).length).toBeLessThanOrEqual(1500)
})

test('the check of the README finds wrong entries', () => {
  const sample =
    'See `src/app/nowhere.tsx`, `src/*/session*`, `src/*/nothing*`, `package.json`, `gone.ts`, `/home`, `dist/a.js`, [a](docs/a.png) and `npm run fly`; npm test'
  expect(pathsIn(sample).filter((path) => !exists(path))).toEqual([
    'docs/a.png',
    'gone.ts',
    'src/*/nothing*',
    'src/app/nowhere.tsx',
  ])
  expect(scriptsIn(sample)).toEqual(['fly', 'test'])
})

test('the settings in the code, the example and the documents are the same', () => {
  const settings = names(read('src/app/settings.ts').text, /\b(VITE_[A-Z_]+)\b/g)
  expect(settings.length).toBeGreaterThanOrEqual(8)
  expect(names(read('.env.example').text, /^#?\s*(VITE_[A-Z_]+)=/gm)).toEqual(settings)
  expect(names(readme, /\b(VITE_[A-Z_]*[A-Z])\b/g).filter((name) => !settings.includes(name))).toEqual([])
})

/** Names that Node, npm, Playwright and the system give. */
const OF_OTHERS = ['NODE_ENV', 'PATH', 'PWDEBUG', 'TZ']
/** Settings that one part of the tools hands to another, with the file that sets them. */
const HANDED_ON: Readonly<Record<string, string>> = {
  ANSWER_RUNS: 'tools/scripts/answers.mjs',
  ANSWER_SEED: 'tools/scripts/answers.mjs',
  EVERY_SCREEN: 'package.json',
  EVERY_SITUATION: 'package.json',
  FAULTS: 'package.json',
  FLOOR: 'package.json',
  MONKEY_SEED: 'tools/scripts/monkey.mjs',
  MONKEY_STEPS: 'tools/scripts/monkey.mjs',
  RUNNER_PID: 'playwright.config.ts',
}

const settingsReadIn = (text: string): string[] => [
  ...names(text, /\bprocess\.env(?:\.|\[')([A-Z]\w+)/g),
  ...names(text, /\b(?:portS|s)etting\('([A-Z]\w+)'/g),
]

test('each setting that tools, journeys and tests read is in .env.example or a document, or one tool sets it for another', () => {
  // The tests of the tools have names that are samples.
  const files = filesUnder('tools', 'e2e', 'tests').filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !/^tests\/(structure|tooling)\//.test(path),
  )
  const settings = [...files, 'vite.config.ts', 'playwright.config.ts'].flatMap((path) =>
    settingsReadIn(read(path).text),
  )
  const explained = `${read('.env.example').text}\n${readme}`
  const isExplained = (name: string) => new RegExp(`\\b${name}\\b`).test(explained)
  expect(
    [...new Set(settings)]
      .filter((name) => !isExplained(name) && !OF_OTHERS.includes(name) && !(name in HANDED_ON))
      .sort(),
  ).toEqual([])
  expect(Object.entries(HANDED_ON).filter(([name, path]) => !read(path).text.includes(name))).toEqual([])
  expect(settingsReadIn("process.env.ONE; process.env['TWO_2']; portSetting('PORT_3', 1); setting('FOUR')")).toEqual([
    'ONE',
    'TWO_2',
    'FOUR',
    'PORT_3',
  ])
})
