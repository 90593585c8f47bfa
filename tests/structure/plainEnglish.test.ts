import { expect, test } from 'vitest'
import {
  linesPerComment,
  RIDDLES,
  riddlesIn,
  unplainDocuments,
  unplainScripts,
} from '../../tools/scripts/plainEnglish.mjs'
import { read } from './source'

const VIOLATIONS = read('tests/structure/violations/comments.tsx')

test('comments and test titles are in plain English, and src has at most one comment in twenty lines', () => {
  expect(unplainScripts()).toEqual([])
})

test('documents are in plain English', () => {
  expect(unplainDocuments()).toEqual([])
})

test('the rule finds each violation on purpose in a document and nothing else', () => {
  const document = read('tests/structure/violations/document.md')
  const found = riddlesIn(document)
  const meant = document.text.split('\n').flatMap((line, index) => (/riddle/.test(line) ? [index + 1] : []))
  expect(found.map((each) => each.slice(0, each.indexOf(' ')))).toEqual(
    meant.map((line) => `${document.path}:${line}`),
  )
  expect(found.filter((each) => each.includes('at most 25'))).toHaveLength(1)
})

test('the rule finds each violation on purpose in comments and nothing else', () => {
  const found = riddlesIn(VIOLATIONS)
  const meant = VIOLATIONS.text.split('\n').flatMap((line, index) => (/riddle/i.test(line) ? [index + 1] : []))
  expect(found.map((each) => each.slice(0, each.indexOf(' ')))).toEqual(
    meant.map((line) => `${VIOLATIONS.path}:${line}`),
  )
  expect(found.filter((each) => each.includes('at most 25'))).toHaveLength(2)
  for (const instead of Object.values(RIDDLES)) expect(found.join('\n')).toContain(`write “${instead}”`)
})

test('a sentence of 25 words is allowed, and one of 26 is not', () => {
  const sentence = (count: number) => ({ path: 'a.ts', text: `/** ${'word '.repeat(count - 1)}end. Another. */` })
  expect(riddlesIn(sentence(25))).toEqual([])
  expect(riddlesIn(sentence(26))).toEqual([expect.stringMatching(/^a\.ts:1 has 26 words, at most 25/)])
})

test('the rule finds a riddle and a sentence of 26 words in each kind of test title', () => {
  const found = (text: string) => riddlesIn({ path: 'a.test.ts', text })
  const kinds = ["it('", "describe('", "test.each([1])('", "test.describe.parallel('", "describe.each([1])('"]
  for (const kind of kinds) expect(found(`${kind}a card is shown anew', () => {})`), kind).toHaveLength(1)
  expect(found('a()\ntest(`a card of ${name} is shown anew`, b)')).toEqual([
    'a.test.ts:2 says “anew”; write “again”: “a card of … is shown anew”',
  ])
  const long = (count: number) => found(`test('[PAY-05, A92] [%s] ${'word '.repeat(count - 1)}end @zh', a)`)
  expect(long(25)).toEqual([])
  expect(long(26)).toEqual([expect.stringMatching(/^a\.test\.ts:1 has 26 words, at most 25/)])
  expect(found("say('a card anew'); /a/.test('a card anew'); test(title, 'a card anew')")).toEqual([])
})

test('comments on consecutive lines count once, and notes to tools are no comments', () => {
  const text = "// One.\n// Still one.\nconst url = 'https://a'\n\n// oxlint-disable-next-line\nlet b = 1 // Two.\n"
  expect(linesPerComment([{ path: 'a.ts', text }])).toBe(1.5)
})
