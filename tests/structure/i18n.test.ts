import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import enConsent from '@/i18n/auth/consent/en'
import zhConsent from '@/i18n/auth/consent/zh'
import { allLanguages, LANGUAGES, type Language } from '@/lib/language'
import { usedWords } from './checks/usedWords'
import {
  areaOf,
  strange,
  textsIn,
  textsOf,
  unequal,
  unusedKeys,
  wrongLanguage,
  type Texts,
  type WordsFile,
} from './checks/words'
import { filesUnder, read } from './source'

/** 'Error' is the contract's own word (API-11). */
const APART = {
  zh: ['shell.errors.refused', 'palpation.lesion.sizeMm', 'reportsList.timeline.values.largest'],
  en: [],
}

/** A file that uses texts in every possible way. The project contains it only to check its types. */
const VIOLATIONS = 'tests/structure/violations/words.ts'
const NOTHING = { keys: new Set<string>(), members: new Set<string>() }

const zh = textsIn(import.meta.glob<WordsFile>('../../src/i18n/**/zh.ts', { eager: true }))
const en = textsIn(import.meta.glob<WordsFile>('../../src/i18n/**/en.ts', { eager: true }))

/** A language with a fallback may lack texts. */
const partly = allLanguages().filter((language) => LANGUAGES[language].fallback !== undefined)
const files = import.meta.glob<WordsFile>('../../src/i18n/**/[a-z][a-z].ts', { eager: true })

const wordFilesIn = (language: string): string[] =>
  filesUnder('src/i18n')
    .filter((path) => path.endsWith(`/${language}.ts`))
    .map(areaOf)
    .sort()

const wordsIn = (language: Language): Texts =>
  textsIn(Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`))))

const texts = (words: object): Texts => textsOf('home', words)

test('both languages have the same areas, keys and placeholders, and no empty text', () => {
  expect(zh.size).toBeGreaterThan(100)
  expect(wordFilesIn('en')).toEqual(wordFilesIn('zh'))
  expect(unequal(zh, en)).toEqual([])
  expect(unequal(texts({ a: '甲', b: { c: '乙' } }), texts({ a: 'A' }))).toEqual(['home.b.c is missing in en'])
  expect(unequal(texts({ a: '甲' }), texts({ a: 'A', d: 'D' }))).toEqual(['home.d is missing in zh'])
  expect(unequal(texts({ a: '共{{count}}项' }), texts({ a: '{{ total }} items' }))).toHaveLength(1)
  expect(unequal(texts({ a: ' ' }), texts({ a: 'A' }))).toHaveLength(1)
  expect(unequal(texts({ a: '共{{count}}项{{day, date}}' }), texts({ a: '{{day}}: {{count}} items' }))).toEqual([])
})

test('a language without a fallback has every file of words', () => {
  const whole = allLanguages().filter((language) => LANGUAGES[language].fallback === undefined)
  expect(whole).toEqual(expect.arrayContaining(['zh', 'en']))
  const areas = wordFilesIn('zh')
  const missing = whole.flatMap((language) =>
    areas.filter((area) => !wordFilesIn(language).includes(area)).map((area) => `${area}: ${language}.ts is missing`),
  )
  expect(missing).toEqual([])
})

/** What the page says before any script runs: its title and descriptions, and the tags of its lines for a failure. */
const saidByPage = (page: string) => ({
  parts: [...page.matchAll(/(?:<title>|(?:title|description)" content=")([^"<]*)/g)].map(([, text = '']) =>
    text.split(' · '),
  ),
  lines: [...page.matchAll(/<p lang="([^"]*)">/g)].map(([, tag = '']) => tag),
})

test('the page has a part of its title and descriptions, and a line for a failure, in each language', () => {
  const { parts, lines } = saidByPage(read('index.html').text)
  const languages = allLanguages().map((language) => LANGUAGES[language])
  expect(parts).toHaveLength(4)
  for (const each of parts)
    expect(each.map((part, index) => new RegExp(`\\p{Script=${languages[index]?.script}}`, 'u').test(part))).toEqual(
      languages.map(() => true),
    )
  expect(lines).toEqual(languages.map(({ htmlTag }) => htmlTag))
  expect(saidByPage('<title>甲 · A</title><meta property="og:title" content="甲" /><p lang="en">A</p>')).toEqual({
    parts: [['甲', 'A'], ['甲']],
    lines: ['en'],
  })
})

test('a partly translated language has no key or placeholder that Chinese lacks', () => {
  expect(partly.flatMap((language) => strange(zh, wordsIn(language)))).toEqual([])
  expect(strange(texts({ a: '甲', b: '共{{count}}项' }), texts({ b: '{{count}} articles' }))).toEqual([])
  expect(strange(texts({ a: '甲' }), texts({ d: 'D' }))).toEqual(['home.d is missing in zh'])
  expect(strange(texts({ a: '共{{count}}项' }), texts({ a: '{{total}} articles' }))).toHaveLength(1)
})

/** Returns the texts that spell out an emergency number, which is then no link. */
const spelledNumbers = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => (/(?<!\d)1[12]0(?!\d)/.test(text) ? [key] : []))

test('no text spells out the emergency number: EmergencyText makes it a link that calls', () => {
  expect([...spelledNumbers(zh), ...spelledNumbers(en)]).toEqual([])
  const wrong = {
    a: '请拨打 120。',
    b: 'Call 120 now',
    c: '拨打{{emergency}}',
    d: '1200 people',
    e: '+44 1204',
    f: '请打120',
  }
  expect(spelledNumbers(texts(wrong))).toEqual(['home.a', 'home.b', 'home.f'])
})

/** Returns the texts in which a number precedes a plural, so that 1 would read wrong. */
const countedPlurals = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => (COUNTED.test(text) ? [key] : []))
const COUNTED =
  /\{\{(count|left|of|limit|total|days|minutes|seconds|places|people|appointments)\}\} ([a-z]+s|people)\b/
/** These numbers are never 1. */
const NEVER_ONE = [
  'consultationOrder.question.count',
  'guides.visit.steps.check.minutes',
  'palpation.map.several',
  'questionnaires.steps.of',
]

test('no English text counts with a plural that would read wrong for 1', () => {
  expect(countedPlurals(en).sort()).toEqual(NEVER_ONE)
  expect(countedPlurals(texts({ a: '{{count}} visits', b: 'Visits: {{count}}', c: '{{count}} left' }))).toEqual([
    'home.a',
  ])
})

/** Returns the texts in which a line could end within a place in a whole, as in “Step 1 of 4”. */
const brokenPlaces = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => (/\{\{\w+\}\}( of\s|\u00a0of )\{\{/.test(text) ? [key] : []))

/** Read out only. */
const UNSEEN = ['home.ads.item']

test('no line of an English text ends within “Step 1 of 4”', () => {
  expect(brokenPlaces(en)).toEqual(UNSEEN)
  const wrong = { a: '{{at}} of {{count}}', b: '{{at}}\u00a0of {{count}}', c: '{{at}}\u00a0of\u00a0{{count}}' }
  expect(brokenPlaces(texts(wrong))).toEqual(['home.a', 'home.b'])
})

test('no line of an English text ends within “China time”', () => {
  expect(withNoun(en, 'China time')).toEqual([])
  expect([...en.values()].filter((text) => text.includes('China\u00a0time')).length).toBeGreaterThan(0)
})

/** Returns the texts with this noun. */
const withNoun = (texts: Texts, noun: string): string[] =>
  [...texts].flatMap(([key, text]) => (text.includes(noun) ? [key] : []))

/** Returns the Chinese texts in which a date stands right behind a character. Ranges with 至 are written without gaps. */
const closeDates = (words: Texts): string[] =>
  [...words].flatMap(([key, text]) => (/\p{Script=Han}\{\{(day|until)\}\}/u.test(text) ? [key] : []))

test('a date stands apart from the Chinese character before it, as other numbers do', () => {
  expect(closeDates(zh)).toEqual([])
  expect(closeDates(texts({ a: '建议在{{day}}前后', b: '建议在 {{day}}前后', c: '{{until}} 截止' }))).toEqual([
    'home.a',
  ])
})

/** Returns the texts of reports in which a line could end between a figure of the body and its unit. */
const splitUnits = (words: Texts): string[] =>
  [...words].flatMap(([key, text]) =>
    /^(reportAdvice|healthReport)\./.test(key) && /\}\} (公斤|厘米|kg|cm)/.test(text) ? [key] : [],
  )

test('no line of a report ends between a height or weight and its unit', () => {
  expect([...splitUnits(zh), ...splitUnits(en)]).toEqual([])
  const words = { a: '约 {{weight}} 公斤', b: 'about {{weight}} kg', c: 'about {{weight}}\u00a0kg' }
  expect(splitUnits(textsOf('healthReport', words))).toEqual(['healthReport.a', 'healthReport.b'])
})

test('one thing has one noun: questionnaire, check-in, package and patient', () => {
  expect(['检前问卷', '签到'].flatMap((noun) => withNoun(zh, noun))).toEqual([])
  // ORDER-12 gives this text.
  expect(withNoun(zh, '服务规格')).toEqual(['booking.problems.noSpecification'])
  expect(withNoun(en, 'examinee')).toEqual([])
})

const formatting = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/\{\{[^{},]+,([^{}]*)\}\}/g)].some(([, kind = '']) => kind.trim() !== 'number') ? [key] : [],
  )

test('texts use no i18next format but number', () => {
  expect(formatting(zh)).toEqual([])
  expect(formatting(en)).toEqual([])
  const wrong = { a: '{{count, number}}', b: '{{day, datetime}}', c: '{{count, number(style: percent)}}' }
  expect(formatting(texts(wrong))).toEqual(['home.b', 'home.c'])
})

test('each language uses its own characters', () => {
  expect(wrongLanguage(zh, en, APART)).toEqual([])
  expect(wrongLanguage(texts({ a: 'Pay {{count}}' }), texts({ a: '支付' }), { zh: [], en: [] })).toEqual([
    'zh home.a is not Chinese',
    'en home.a is Chinese',
  ])
  expect(wrongLanguage(texts({ a: '{{count}}' }), texts({ a: 'Pay，now' }), { zh: [], en: [] })).toEqual([
    'en home.a is Chinese',
  ])
  expect(wrongLanguage(texts({ a: 'Pay' }), texts({ a: '支付' }), { zh: ['home.a'], en: ['home.a'] })).toEqual([])
  expect([...APART.zh.filter((key) => !zh.has(key)), ...APART.en.filter((key) => !en.has(key))]).toEqual([])
})

test('every text is used, and a template lists the parts it can be made of', () => {
  const sources = filesUnder('src').filter((path) => /\.tsx?$/.test(path) && !/\/[a-z]{2}\.ts$/.test(path))
  const [used = NOTHING, violation = NOTHING] = usedWords(sources, [VIOLATIONS])
  expect(unusedKeys([...zh.keys()], used)).toEqual([])
  expect([...violation.keys].sort()).toEqual([
    'checkIn.done.whenHalf.morning',
    'checkIn.halves.afternoon',
    'checkIn.halves.morning',
    'checkIn.no',
    'checkIn.problems.*',
    'checkIn.problems.morningFull',
    'checkIn.yes',
    'coupons.asking',
    'shell.asking',
    'shell.titles.gail',
    'shell.titles.myQuestionnaires',
  ])
  const keys = [
    'checkIn.halves.morning',
    'checkIn.halves.noon',
    'checkIn.problems.ageWrong',
    'checkIn.done.whenHalf.afternoon',
  ]
  expect(unusedKeys([...keys, 'shell.titles.chat', 'shell.yes'], violation)).toEqual([
    'checkIn.halves.noon',
    'checkIn.done.whenHalf.afternoon',
    'shell.titles.chat',
    'shell.yes',
  ])
  expect(
    unusedKeys(
      ['demo.panel.open', 'demo.panel.open.now', 'demo.faults.slow', 'demo.faults.gone', 'demo.open'],
      violation,
    ),
  ).toEqual(['demo.panel.open.now', 'demo.faults.gone', 'demo.open'])
})

/** A change of what is asked raises the version, so that everyone is asked again. Then both are written here. */
const CONSENT = { version: '3', digest: 'e9406a812bd344bc' }

test('[A385] the words of the consent are those of its version', () => {
  const asked = [zhConsent, enConsent].map(({ title, what, why, choice, box, guardian }) => [
    title,
    what,
    why,
    choice,
    box,
    guardian,
  ])
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16)
  const [, version] = /CONSENT_VERSION = (\d+)/.exec(read('src/stores/auth/consent.ts').text) ?? []
  expect({ version, digest }).toEqual(CONSENT)
})
