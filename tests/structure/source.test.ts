import { expect, test } from 'vitest'
import { strayPathsIn } from './checks/addresses'
import { foreignKeysIn, keptStateIn, strayUsesIn } from './checks/oneOfEach'
import { tooNewInScript, tooNewInStyle } from './checks/floor'
import { sentencesIn } from './checks/sentences'
import { bareCitations, handsOn, misnamed, tooLong, tooWide, unfinished } from './checks/shape'
import {
  borrowedLooksIn,
  boxlessPicturesIn,
  classesAmiss,
  looseColoursIn,
  looseStylesIn,
  ownLayoutIn,
  silentListsIn,
} from './checks/styles'
import { testsAmiss } from './checks/tests'
import { unreached } from './checks/unreached'
import { unusedOptions } from './checks/unusedOptions'
import { unusedExports } from './checks/unusedExports'
import { WITHOUT_SCREEN } from './checks/withoutScreen'
import { read, sourcesUnder, type Source } from './source'

const scripts = sourcesUnder(['src'], ['.ts', '.tsx'])
const styles = sourcesUnder(['src'], ['.css'])
// The files that test these rules break them on purpose.
const tests = sourcesUnder(['tests', 'e2e'], ['.ts', '.tsx', '.mjs']).filter(
  ({ path }) => !path.startsWith('tests/structure/'),
)
const build = [...sourcesUnder(['tools/build'], ['.ts']), read('vite.config.ts')]

const inside = (...folders: string[]): Source[] =>
  scripts.filter(({ path }) => folders.some((folder) => path.startsWith(`src/${folder}/`)))
const outside = (...folders: string[]): Source[] => scripts.filter((source) => !inside(...folders).includes(source))

const hits = (check: (source: Source) => string[], text: string, path = 'src/ui/Sample.tsx'): number =>
  check({ path, text }).length

test('the rules read all sources', () => {
  expect(scripts.map(({ path }) => path)).toContain('src/main.tsx')
  expect(scripts.length).toBeGreaterThanOrEqual(1000)
  expect(styles.length).toBeGreaterThanOrEqual(130)
  expect(tests.length).toBeGreaterThanOrEqual(600)
})

test('texts for users are in src/i18n', () => {
  // The demo clinic's answers are the server's texts, and the name of a language is never translated.
  const others = outside('i18n', 'mocks').filter(({ path }) => path !== 'src/lib/language.ts')
  expect(others.flatMap(sentencesIn)).toEqual([])
  expect(hits(sentencesIn, 'export const A = () => <p>Pay now</p>')).toBe(1)
  expect(hits(sentencesIn, "export const A = () => <p>{paid ? 'Paid' : t('pay')}</p>")).toBe(1)
  expect(hits(sentencesIn, 'export const A = () => <>{`${count} days`}</>')).toBe(1)
  expect(hits(sentencesIn, 'export const A = () => <img alt="A clinic" title={t("x")} />')).toBe(1)
  expect(hits(sentencesIn, "export const A = () => <i aria-label={open ? 'Close' : label} />")).toBe(1)
  expect(hits(sentencesIn, "export const a = '暂无机构'; export const b = `共${a}项`")).toBe(3)
  expect(
    hits(sentencesIn, 'export const A = () => <img alt="" className="a" title={title}>¥ {price} ({t("a.b")})</img>'),
  ).toBe(0)
})

test('paths are written once: screens and links use one table', () => {
  expect(scripts.flatMap(strayPathsIn)).toEqual([])
  expect(hits(strayPathsIn, "export const to = '/my/coupon'")).toBe(1)
  expect(hits(strayPathsIn, 'export const to = `/subscribe/detail/${id}`; const root = "/"')).toBe(1)
  expect(hits(strayPathsIn, "const to = '/login?redirect=' + wanted; const next = <Link to='/home' />")).toBe(2)
  expect(hits(strayPathsIn, "const a = '/login/bindPhone'", 'src/contract/auth/session.ts')).toBe(0)
  expect(hits(strayPathsIn, "const a = '/api'; const b = 'home'; const c = `${base}/home`; const d = /\\/home/")).toBe(
    0,
  )
})

test('there is one clock, day length, random source, storage, cookie jar, record of languages, refusal test, emergency number and reader of build settings', () => {
  expect(scripts.flatMap(strayUsesIn)).toEqual([])
  const strays = [
    'Date.now()',
    'new Date()',
    'Date()',
    'performance.now()',
    'window.Date.now()',
    'Math.random()',
    'crypto.getRandomValues(a)',
    'window.crypto',
  ]
  strays.push(
    'localStorage',
    "window['sessionStorage']?.length, sessionStorage",
    'indexedDB',
    'document.cookie',
    'window.document.cookie',
  )
  strays.push('const LIFE_MS = 12 * 3_600_000', 'days * 86_400_000')
  strays.push("error.kind === 'refused'", "asApiError(failure).kind !== 'refused'")
  strays.push("language === 'zh'", "page.lang.startsWith('en')", "switch (tag) { case 'zh-CN': }")
  strays.push("const EMERGENCY = '120'", '<a href="tel:120">{number}</a>')
  strays.push('import.meta.env.DEV', "import.meta.glob('./*.ts')", 'process.env', '__SETTINGS__')
  expect(strays.filter((text) => hits(strayUsesIn, text) !== 1)).toEqual([])
  const proper = [
    'new Date(0)',
    'clock.now()',
    '15 * MINUTE_MS + 60_000',
    "'randomUUID' in crypto",
    'Date.parse(text)',
    'Math.max(1, 2)',
    'document.title',
    'const names: Record<Language, number> = { zh: 1, en: 2 }',
  ]
  expect(proper.filter((text) => hits(strayUsesIn, text) > 0)).toEqual([])
  expect(hits(strayUsesIn, 'Date.now()', 'src/lib/time/clock.ts')).toBe(0)
  expect(hits(strayUsesIn, 'Date.now()', 'src/lib/storage.ts')).toBe(1)
})

test('sign-out resets every store', () => {
  expect(inside('stores').flatMap(keptStateIn)).toEqual([])
  expect(inside('stores').filter(({ text }) => /= createStore\b/.test(text)).length).toBeGreaterThanOrEqual(60)
  const kept = [
    'let count = 0',
    'export let count = 0',
    'const seen = new Map()',
    'export const useHome = create(() => ({}))',
    'const asked = new Set<string>()',
  ]
  expect(kept.filter((text) => hits(keptStateIn, text, 'src/stores/home/home.ts') !== 1)).toEqual([])
  expect(
    hits(keptStateIn, 'export const useHome = createStore(() => ({}))\nconst SIZE = 10', 'src/stores/home/home.ts'),
  ).toBe(0)
})

test('[RC6] no store uses foreign names as keys of a plain object', () => {
  expect(inside('stores').flatMap(foreignKeysIn)).toEqual([])
  const plain = [
    'type A = { lists: Record<string, number> }',
    'type A = { lists: { [id: string]: number } }',
    'type A = { readonly [userId: string]: 1 }',
  ]
  expect(plain.filter((text) => hits(foreignKeysIn, text, 'src/stores/home/home.ts') !== 1)).toEqual([])
  expect(
    hits(
      foreignKeysIn,
      "type A = { lists: ReadonlyMap<string, number>; names: Record<'a' | 'b', string>; other: Recorded<string> }",
      'src/stores/home/home.ts',
    ),
  ).toBe(0)
})

test('no API is newer than Chrome 100 and iOS 15.0, or needs more than plain http', () => {
  expect([...scripts.flatMap(tooNewInScript), ...styles.flatMap(tooNewInStyle)]).toEqual([])
  const scriptSeeds = [
    'a.at(-1)',
    'a.findLast(b)',
    'a.toSorted()',
    'Object.hasOwn(a, b)',
    'crypto.randomUUID()',
    'structuredClone(a)',
    'a?.at(0)',
  ]
  scriptSeeds.push(
    '/(?<=a)b/',
    "new RegExp('(?<!a)b')",
    'new BroadcastChannel(a)',
    'const a = <dialog open />',
    'const a = <div inert />',
    '/a/v',
  )
  expect(scriptSeeds.filter((text) => hits(tooNewInScript, text) !== 1)).toEqual([])
  expect(hits(tooNewInScript, 'a.at; a[0]; /(?<name>a)/; v.union([a]); <Dialog />; role.dialog')).toBe(0)
  const styleSeeds = [
    '.a { height: 100dvh }',
    '.a { min-height: calc(100svh - 1rem) }',
    '.a { color: oklch(1 1 1) }',
    '.a { color: color-mix(in srgb, red, blue) }',
  ]
  styleSeeds.push(
    '@container (width > 1px) {}',
    '.a { container-type: size }',
    '.a:has(.b) {}',
    '.a { &:hover { top: 0 } }',
    '@layer a {}',
    '.a { top: 0; translate: 1px }',
  )
  styleSeeds.push(
    '@media (width >= 40rem) {}',
    '.a { width: 1vh; height: 100dvh }',
    '.b { height: 100vh } .a { height: 100dvh }',
  )
  expect(styleSeeds.filter((text) => hits(tooNewInStyle, text, 'src/ui/A.module.css') !== 1)).toEqual([])
  expect(
    hits(
      tooNewInStyle,
      '/* 100dvh */ .a { height: 100vh; height: 100dvh; transform: translate(1px) } .a > .b + .c {} @media (min-width: 1px) {}',
      'src/ui/A.module.css',
    ),
  ).toBe(0)
})

test('[A522] colours are tokens, text scales, live regions are never hidden, and style sheets contain no texts', () => {
  expect([...styles.flatMap(looseStylesIn), ...scripts.flatMap(looseColoursIn)]).toEqual([])
  const violations = [
    '.a { color: #fff }',
    '.a { color: rgb(1 2 3) }',
    '.a { font-size: 14px }',
    '.a { font: 12px/1 a }',
    ".a::after { content: '暂无' }",
    'a { text-size-adjust: 100% !important }',
    '.a:empty { display: none }',
  ]
  expect(violations.filter((text) => hits(looseStylesIn, text, 'src/ui/A.module.css') !== 1)).toEqual([])
  expect(
    hits(looseStylesIn, ".a { color: var(--c); border: 1px; font-size: 1rem; content: '' }", 'src/ui/A.module.css'),
  ).toBe(0)
  expect(hits(looseStylesIn, '.a:empty { position: absolute }', 'src/ui/A.module.css')).toBe(0)
  expect(hits(looseColoursIn, "const a = ['#A63A6B', 'rgba(1, 2, 3, 0.5)', '#top', 'var(--x)']")).toBe(2)
})

test('cards, bars and navigation rows are the components of src/ui', () => {
  expect(styles.filter(({ path }) => path.startsWith('src/routes/')).flatMap(ownLayoutIn)).toEqual([])
  expect(inside('routes', 'app').flatMap(borrowedLooksIn)).toEqual([])
  const sheets = [
    '.a { box-shadow: 0 1px 2px var(--color-hairline) }',
    '.a { box-shadow: none }',
    '.a { filter: drop-shadow(var(--shadow-card)) }',
    '.a { background: var(--color-surface) }',
    '.a { background-color: var(--color-surface) }',
    '.a { position: sticky; bottom: 0 }',
    '.a { position: var(--bar) }',
  ]
  expect(sheets.filter((text) => hits(ownLayoutIn, text, 'src/routes/home/A.module.css') !== 1)).toEqual([])
  const proper = '.a { background: var(--color-brand-soft); color: var(--color-surface); position: relative }'
  expect(hits(ownLayoutIn, proper, 'src/routes/home/A.module.css')).toBe(0)
  const scripts = [
    "import { ForwardIcon } from '../../ui/icons'",
    "import { ClockIcon, ForwardIcon } from '../../ui/icons'",
    "import styles from '../shared/booking.module.css'",
    "import button from '../../ui/Button.module.css'",
  ]
  expect(scripts.filter((text) => hits(borrowedLooksIn, text, 'src/routes/home/A.tsx') !== 1)).toEqual([])
  expect(hits(borrowedLooksIn, "import styles from './A.module.css'", 'src/routes/home/A.tsx')).toBe(0)
  expect(hits(borrowedLooksIn, "import '../ui/Button.module.css'", 'src/app/a.ts')).toBe(0)
})

test('every picture reserves its space', () => {
  expect(scripts.flatMap(boxlessPicturesIn)).toEqual([])
  expect(hits(boxlessPicturesIn, 'export const A = () => <img src={address} alt="" />')).toBe(1)
  expect(hits(boxlessPicturesIn, 'export const A = () => <Picture src={address} alt="" ratio="1 / 1" />')).toBe(0)
  expect(hits(boxlessPicturesIn, 'export const A = () => <img alt="" />', 'src/ui/Picture.tsx')).toBe(0)
})

test('[A669] VoiceOver hears every list as a list', () => {
  expect(scripts.flatMap((source) => silentListsIn(source, styles))).toEqual([])
  const sheet = { path: 'src/ui/A.module.css', text: '.a { list-style: none } .b { gap: 0; list-style: disc }' }
  const silent = (tag: string): number =>
    hits((source) => silentListsIn(source, [sheet]), `import styles from './A.module.css'; const a = <${tag} />`)
  expect(['ul', 'ol', 'ul className={styles.a}', 'ol className={styles.c}'].map(silent)).toEqual([1, 1, 1, 1])
  expect(['ul role="list"', 'ol role="list" className={styles.a}', 'ul className={styles.b}'].map(silent)).toEqual([
    0, 0, 0,
  ])
})

test('a CSS module and its users have the same classes', () => {
  expect(classesAmiss([...scripts, ...styles])).toEqual([])
  const sheet = { path: 'src/ui/A.module.css', text: '/* .x */ .used { top: 0.5rem } .unused, :global(.other) {}' }
  const user = { path: 'src/ui/A.tsx', text: "import css from './A.module.css'\nconst a = [css.used, css.absent]" }
  expect(classesAmiss([sheet, user])).toEqual([
    'src/ui/A.module.css .unused is used nowhere',
    'src/ui/A.module.css has no .absent',
  ])
  expect(classesAmiss([sheet, { ...user, text: "import css from './A.module.css'\nconst a = css[kind]" }])).toEqual([])
  const composed = { path: 'src/ui/B.module.css', text: ".own { composes: unused from './A.module.css'; }" }
  expect(classesAmiss([sheet, composed, user])).toEqual([
    'src/ui/A.module.css has no .absent',
    'src/ui/B.module.css .own is used nowhere',
  ])
})

test('files are short, named after their content, and finished', () => {
  expect(scripts.flatMap(tooLong)).toEqual([])
  expect([...scripts, ...styles].flatMap(misnamed)).toEqual([])
  expect(scripts.flatMap(handsOn)).toEqual([])
  expect([...scripts, ...styles, ...tests].flatMap(unfinished)).toEqual([])
  expect([...scripts, ...styles, ...tests].flatMap(tooWide)).toEqual([])
  expect(hits(tooLong, '\n'.repeat(250) + 'a')).toBe(1)
  expect(hits(tooLong, '\n'.repeat(249) + 'a\n')).toBe(0)
  expect(hits(tooWide, `  // ${'word '.repeat(25)}\n  const a = b${'.c'.repeat(60)}`)).toBe(2)
  expect(hits(tooWide, `  '${'word '.repeat(25)}',\n${'a'.repeat(119)}`)).toBe(0)
  const bad = [
    'src/ui/button.tsx',
    'src/ui/Other.tsx',
    'src/ui/index.ts',
    'src/lib/Days.ts',
    'src/lib/china-days.ts',
    'src/ui/my_button.tsx',
  ]
  expect(bad.filter((path) => hits(misnamed, 'export const Button = () => null', path) !== 1)).toEqual([])
  const good = [
    'src/ui/Button.tsx',
    'src/lib/time/day.ts',
    'src/ui/Button.module.css',
    'src/ui/tokens.css',
    'src/vite-env.d.ts',
  ]
  expect(good.filter((path) => hits(misnamed, 'export const Button = () => null', path) > 0)).toEqual([])
  expect(hits(handsOn, "export * from './a'")).toBe(1)
  expect(hits(handsOn, "export { a } from './a'\nexport { b } from './b'")).toBe(1)
  expect(hits(handsOn, "export { Toast } from 'antd-mobile'")).toBe(0)
  expect([...scripts, ...styles].flatMap(bareCitations)).toEqual([])
  expect(hits(bareCitations, '/** A305 */\n// (PAY-01 to PAY-03, A12)\na()\n/* see DICT-04. */')).toBe(3)
  expect(hits(bareCitations, "/** Paid (A305). */\n// It goes on\n// (A389).\nconst a = '// A305'")).toBe(0)
  expect(hits(unfinished, '// TODO later\n// FIXME now')).toBe(2)
})

test('every test runs, no title claims more than five ids, and each can be read alone', () => {
  expect(tests.flatMap(testsAmiss)).toEqual([])
  const violations = [
    "test.skip('a', b)",
    "describe.only('a', b)",
    "it.todo('a')",
    "test.describe.skip('a', b)",
    "xit('a', b)",
    'test.fixme()',
    'test.each([1]).skip(a)',
  ]
  expect(violations.filter((text) => hits(testsAmiss, text) !== 1)).toEqual([])
  expect(hits(testsAmiss, "test('[ORG-01, ORG-02, A3, A4, A5, ORG-06] too much', b)")).toBe(1)
  expect(hits(testsAmiss, "test('[ORG-01] [ORG-02] [A3] [A4] [A5] [RB6] too much', b)")).toBe(1)
  expect(hits(testsAmiss, 'test.each([1])(`[ORG-01, ORG-02, A3, A4, A5, ORG-06] too much`, b)')).toBe(1)
  const continuing = ["test('nor a dialog', b)", "test('[A1] [A2] also one', b)", 'test.each([1])(`[A1] and ${a}`, b)']
  expect(continuing.filter((text) => hits(testsAmiss, text) !== 1)).toEqual([])
  expect(hits(testsAmiss, "test('android opens', b)")).toBe(0)
  expect(hits(testsAmiss, "test('[ORG-01, ORG-02, A3, A4, A5] enough', b); rows.only('x'); [1].find(it)")).toBe(0)
})

test('every export is imported somewhere', () => {
  const own = outside('app').filter(({ path }) => !/^src\/(main\.tsx|i18n\/.*\/[a-z]{2}\.ts)/.test(path))
  expect(unusedExports(own, [...scripts, ...tests, ...build])).toEqual([])
  const file = {
    path: 'src/lib/a.ts',
    text: 'export const used = 1; export const unused = 2; export type Told = 1; export const b: Told = 1; export type Dead = 2',
  }
  const reader = { path: 'src/ui/B.ts', text: "import { used, b } from '../lib/a'" }
  expect(unusedExports([file], [file, reader])).toEqual(['src/lib/a.ts unused', 'src/lib/a.ts Dead'])
  expect(
    unusedExports(
      [file],
      [{ ...reader, text: "import * as a from '../lib/a'\nexport const c = [a.unused, a.used, a.b] as a.Dead" }],
    ),
  ).toEqual([])
  expect(unusedExports([file], [{ ...reader, text: "void import('../lib/a').then(({ unused }) => unused)" }])).toEqual(
    ['src/lib/a.ts used', 'src/lib/a.ts b', 'src/lib/a.ts Dead'],
  )
})

test('the app uses every declaration of its source, except those that are decided to have no screen', () => {
  // Texts are imported by pattern, the build runs the frame and the settings, and tests use the clinic without a page.
  const entries = scripts
    .map(({ path }) => path)
    .filter((path) =>
      /^src\/(main\.tsx|app\/settings\.ts|prerender\/(frames\.tsx|inlineScript\.ts)|i18n\/.*\/[a-z]{2}\.ts|mocks\/node\.ts)$/.test(
        path,
      ),
    )
  const found = unreached(scripts, entries)
  const isListed = (name: string) => WITHOUT_SCREEN.includes(name)
  expect(found.filter((name) => !isListed(name))).toEqual([])
  // A part that has a screen now must leave the list.
  expect(WITHOUT_SCREEN.filter((name) => !found.includes(name))).toEqual([])
  const main = {
    path: 'src/main.ts',
    text: "import { a } from './lib/a'\nimport * as all from './lib/all'\na(); all.b()",
  }
  const a =
    'const STEP = 1\ntype A = number\nexport const a = (): A => STEP + c.dead\nexport const dead = () => deeper()\nconst deeper = () => 1'
  const all = "export const b = () => void import('./late').then(({ shown }) => shown)\nexport const [other] = [1]"
  const late = 'export const shown = 1\nexport const hidden: Hidden = 2\nexport type Hidden = 2\nhidden.toString'
  const sources = [
    main,
    { path: 'src/lib/a.ts', text: a },
    { path: 'src/lib/all.ts', text: all },
    { path: 'src/lib/late.ts', text: late },
  ]
  expect(unreached(sources, ['src/main.ts'])).toEqual([
    'src/lib/a.ts dead',
    'src/lib/a.ts deeper',
    'src/lib/all.ts other',
  ])
  const idle = { path: 'src/lib/late.ts', text: late.replace('hidden.toString', '') }
  expect(unreached([main, idle], ['src/main.ts'])).toEqual([
    'src/lib/late.ts shown',
    'src/lib/late.ts hidden',
    'src/lib/late.ts Hidden',
  ])
})

test('every option is used by a caller', () => {
  expect(unusedOptions(scripts, scripts)).toEqual([])
  const file = {
    path: 'src/ui/A.tsx',
    text: 'type Size = { size?: 1; wide?: 2 }\ntype Props = { name: string; note?: string } & Size\nexport const A = ({ name }: Props) => name\nexport const add = (a: number, b = 1, c?: number) => a',
  }
  const user = (text: string): Source => ({ path: 'src/ui/B.tsx', text: `import { A, add } from './A'\n${text}` })
  expect(unusedOptions([file], [file, user('const b = <A name="" wide={2} />; add(1, 2)')])).toEqual([
    'src/ui/A.tsx A note',
    'src/ui/A.tsx A size',
    'src/ui/A.tsx add c',
  ])
  expect(unusedOptions([file], [file, user('const b = <A {...c} />; add(...d)')])).toEqual([])
  expect(unusedOptions([file], [file, user('const b = createElement(A, { name }); [1].map(add)')])).toEqual([])
})
