import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { productionHeaders } from '../../../tools/server/serve.mjs'
import demoZh from '@/i18n/demo/zh'
import demoEn from '@/i18n/demo/en'
import { LANGUAGE_HEADER } from '@/mocks/bilingual'
import { textsOf } from '../checks/words'
import { read, sourcesUnder } from '../source'
import { chunkOf, importedBy, readBuild, textOf, type Build } from './build'

const production = readBuild('dist')
const demo = readBuild('dist-demo')

/** Strings that only the demo may contain; each is found in the demo build, so that none is outdated. */
const CARRIED_BY_DEMO = ['mockServiceWorker', 'setupWorker', 'onUnhandledRequest', 'demo-clinic', LANGUAGE_HEADER]
const demoWords = [...textsOf('demo', demoZh).values(), ...textsOf('demo', demoEn).values()].filter(
  (text) => text.length >= 12,
)
/** The last one is of the contract inspector, which only development and staging builds have. */
const HOOKS = ['__demo', '__msw', '__test', 'data-testid', 'contractReport']

const readable = ({ files }: Build): string[] =>
  files.filter((file) => /\.(js|mjs|css|html|json|svg|webmanifest|txt)$/.test(file))
const filesWith = (build: Build, text: string): string[] =>
  readable(build).filter((file) => textOf(build, file).includes(text))

test('a production build carries nothing of the demo', () => {
  const markers = [...CARRIED_BY_DEMO, ...demoWords]
  expect(markers.length).toBeGreaterThan(10)
  expect(CARRIED_BY_DEMO.filter((marker) => filesWith(demo, marker).length === 0)).toEqual([])
  expect(demoWords.some((words) => filesWith(demo, words).length > 0)).toBe(true)
  expect(markers.flatMap((marker) => filesWith(production, marker).map((file) => `${file}: ${marker}`))).toEqual([])
  expect(demo.files).toContain('mockServiceWorker.js')
  expect(production.files).not.toContain('mockServiceWorker.js')
  expect(Object.keys(production.manifest).filter((source) => /^src\/(demo|mocks)\/|\/demo\.ts$/.test(source))).toEqual(
    [],
  )
})

test('a production build has no global handle for tests', () => {
  expect(HOOKS.flatMap((hook) => filesWith(production, hook).map((file) => `${file}: ${hook}`))).toEqual([])
})

test.each([production, demo])(
  '[A450] $folder has a file with its version and commit, the same as it shows',
  (build) => {
    const { version } = JSON.parse(read('package.json').text) as { version: string }
    const served = JSON.parse(textOf(build, 'version.json')) as { version: string; commit: string }
    expect(served).toEqual({ version, commit: expect.stringMatching(/^([0-9a-f]{10})?$/) })
    expect(build.page).toContain(`<html data-commit="${served.commit}"`)
    const scriptsWith = (text: string) => filesWith(build, text).filter((file) => file.endsWith('.js'))
    expect(scriptsWith(`"${version}"`).concat(scriptsWith(`\`${version}\``))).not.toEqual([])
    // Otherwise every commit would give the files new names, and phones would load unchanged code again.
    if (served.commit !== '') expect(scriptsWith(served.commit)).toEqual([])
  },
)

test.each([production, demo])(
  '[A450] $folder lists every package in it with its licence, and those in the files of the PDF reader',
  (build) => {
    const notices = textOf(build, 'notices.txt')
    const { dependencies } = JSON.parse(read('package.json').text) as { dependencies: Record<string, string> }
    const source = sourcesUnder(['src'], ['.ts', '.tsx'])
      .map(({ text }) => text)
      .join('\n')
    const used = Object.keys(dependencies).filter((name) => new RegExp(`'${name}[/']`).test(source))
    expect(used.length).toBeGreaterThan(10)
    const headings = [...notices.matchAll(/^-{80}\n\n(\S+) \S+ \((.+)\)$/gm)].map(([, name, licence]) => ({
      name,
      licence,
    }))
    const router = (name: string) => (name === 'react-router-dom' ? 'react-router' : name)
    expect(headings.map(({ name }) => name)).toEqual(expect.arrayContaining(used.map(router)))
    expect(headings.filter(({ licence }) => licence === '')).toEqual([])
    const parts = notices.split(`\n\n${'-'.repeat(80)}\n\n`).slice(1)
    expect(parts.filter((part) => part.length < 400)).toEqual([])
    const reader = parts.find((part) => part.startsWith('pdfjs-dist ')) ?? ''
    for (const words of ['Apache License', 'Adobe Systems Incorporated', 'PDFium Authors', 'core-js'])
      expect(reader).toContain(words)
  },
)

// Which of two circular scripts runs first depends on loading, and the other finds it empty.
test.each([production, demo])('no script of $folder imports one that imports it', (build) => {
  const scripts = build.files.filter((file) => /^assets\/.*\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => importedBy(build, file).has(file))).toEqual([])
})

test.each([production, demo])('$folder has no source map', (build) => {
  expect(build.files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(filesWith(build, 'sourceMappingURL')).toEqual([])
})

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([production, demo])(
  '[RC8] $folder runs under a strict policy: every script is a file or the inline one with the known hash',
  ({ page }) => {
    const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    const inside = scripts.filter(([, attributes = '']) => !/\bsrc="\/[^/]/.test(attributes))
    const fetched = scripts.filter((script) => !inside.includes(script))
    expect(fetched.filter(([, , body = '']) => body.trim() !== '')).toEqual([])
    const known = inside.map(([, , body = '']) => hashOf(body))
    expect(known).toHaveLength(1)
    expect(productionHeaders['Content-Security-Policy']).toContain(`; script-src 'self' ${known.join(' ')}; `)
    expect(page).not.toMatch(/\son\w+\s*=/)
    expect(page).not.toMatch(/javascript:/)
  },
)

test.each([production, demo])(
  '[RC8] $folder has one inline style, known to the policy by its hash, and no style attributes',
  ({ page }) => {
    const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => hashOf(style))
    expect(productionHeaders['Content-Security-Policy']).toContain(`; style-src 'self' ${styles.join(' ')}; `)
    expect(page).not.toMatch(/\sstyle=/)
  },
)

test.each([production, demo])('$folder serves no hidden file and no file for developers only', ({ files }) => {
  expect(files.filter((file) => /(^|\/)\.|manifest\.json$/.test(file))).toEqual([])
})

test('a production build contacts no plain http address and no developer’s address', () => {
  // The notices are for people and link to the packages' sites.
  const spoken = readable(production).filter((file) => file !== 'notices.txt')
  const plain = spoken.flatMap((file) =>
    [...textOf(production, file).matchAll(/(?:http|ws):\/\/[\w.[\]:-]+/g)].map(([address]) => address),
  )
  // Namespaces of SVG, XML and MathML are no addresses; the router parses paths against localhost.
  const names = /^http:\/\/(www\.w3\.org|localhost)$/
  expect(plain.filter((address) => !names.test(address))).toEqual([])
  expect(
    readable(production).filter((file) =>
      /127\.0\.0\.1|localhost:\d|192\.168\.|0\.0\.0\.0/.test(textOf(production, file)),
    ),
  ).toEqual([])
})

test('a production build evaluates no text as a script', () => {
  const evaluating = readable(production).filter((file) =>
    /\beval\(|new Function\(|\bFunction\(["'`]/.test(textOf(production, file)),
  )
  expect(evaluating).toEqual([])
})

test.each([production, demo])('the first script of $folder names each file of texts, and no other', (build) => {
  const script = textOf(build, chunkOf(build, 'index.html').file)
  const [, list = '', ending = ''] = /`([^`]*\baccount\/zh\b[^`]*)`\.split.{0,100}`(-[\w-]+\.js)`/.exec(script) ?? []
  const named = list.split(' ')
  expect(named.length).toBeGreaterThan(80)
  const texts = sourcesUnder(['src/i18n'], ['.ts']).map(({ path }) => path.replace('src/i18n/', ''))
  const sources = texts.filter((path) => /\/[a-z]{2}\.ts$/.test(path) && !path.startsWith('demo/'))
  expect(named.map((path) => `${path}.ts`).sort()).toEqual(sources.sort())
  expect(named.filter((path) => !build.files.includes(`assets/${path}${ending}`))).toEqual([])
})
