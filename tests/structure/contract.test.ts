import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { CALLS } from './calls'
import { endpointsGivenTo, keyedEndpoints } from './checks/endpoints'
import { COMMON_NAMES, fieldNamesIn, strayWireNamesIn } from './checks/wireNames'
import { KEYED, OPEN_FOR_CHECK_IN } from '../../tools/contract/marks'
import { read, sourcesUnder } from './source'

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/**/*.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint'

const endpoints = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : [])),
)
const names = endpoints.map(({ name }) => name)

test('the contract defines each server call once, with the encoding that the server reads', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(18)
  const calls = endpoints.map(({ endpoint: { method, path, encoding } }) => `${method} ${path} ${encoding}`)
  expect(
    calls.filter((call) => !CALLS.includes(call)),
    'tests/structure/calls.ts lists every call by hand',
  ).toEqual([])
  expect(new Set(calls).size).toBe(calls.length)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(CALLS).size).toBe(CALLS.length)
})

test('[A389] the calls without a token are those that the demo clinic answers without one', () => {
  const answeredToAll = endpointsGivenTo(['answerPublic'], sourcesUnder(['src/mocks'], ['.ts']))
  // Only the questionnaire of a check-in is open, which the call decides, not the contract.
  const open = endpoints.filter(({ name, endpoint }) => endpoint.open || OPEN_FOR_CHECK_IN.has(name))
  expect(open.map(({ name }) => name).sort()).toEqual([...answeredToAll].sort())
})

test('[A391] the calls that docs/api gives an Idempotency-Key are those that the app sends with one', () => {
  expect([...keyedEndpoints(sourcesUnder(['src/api'], ['.ts']))].sort()).toEqual([...KEYED].sort())
  expect(KEYED.size).toBeGreaterThanOrEqual(11)
  const text =
    'const k = { idempotencyKey }; call(a, {}, { idempotencyKey, q }); call(b, {}, k); call(c, {}, o); call(d, {})'
  expect([...keyedEndpoints([{ path: 'src/api/home.ts', text }])]).toEqual(['a', 'b'])
})

const guide = read('docs/server.md').text

test('each call that takes a code, which others may guess, is named where docs/server.md limits guessing', () => {
  const takesCode = ({ endpoint: { input } }: (typeof endpoints)[number]) =>
    'entries' in input && ['phoneCode', 'cdkey'].some((name) => name in (input.entries as object))
  const [line = ''] = /^- Limit guessing.*$/m.exec(guide) ?? []
  const guessed = endpoints.filter(takesCode).map(({ name }) => name)
  expect(guessed).toEqual(expect.arrayContaining(['bindPhone', 'redeemCoupon']))
  expect(guessed.filter((name) => !line.includes(`\`${name}\``))).toEqual([])
})

test('each call whose data is not read is done by its status, and docs/server.md names those that matter', () => {
  const [line = ''] = /^The status decides, not `data`.*$/m.exec(guide) ?? []
  const named = [...line.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (names.includes(name) ? [name] : []))
  expect(named.length).toBeGreaterThanOrEqual(5)
  for (const name of named)
    expect(v.parse(endpoints.find((one) => one.name === name)?.endpoint.output ?? v.never(), false), name).toBe(
      undefined,
    )
})

test('[A411] the examples of docs/api open an uploaded picture and a document by an address with a signature', () => {
  const [, upload = ''] =
    /## uploadConsultationImage\n([\s\S]*?)(?=\n## |$)/.exec(read('docs/api/consultations.md').text) ?? []
  expect(upload).toMatch(/"data": "https:[^"]*\?signature=\w+"/)
  expect(read('docs/api/reports.md').text).toMatch(/\.pdf\?signature=\w+"/)
})

test('an endpoint is named after the last part of its path', () => {
  // Paying an order and paying a consultation share the last part of their paths.
  const shared = ['continuePay', 'paySurplusTime']
  const lastPart = ({ endpoint: { path } }: (typeof endpoints)[number]) => path.slice(path.lastIndexOf('/') + 1)
  expect(endpoints.filter((one) => lastPart(one) !== one.name && !shared.includes(lastPart(one)))).toEqual([])
})

test('[A26] the path of a call is written in the contract alone', () => {
  const others = sourcesUnder(['src', 'tools'], ['.ts', '.tsx', '.mjs']).filter(
    ({ path }) => !path.startsWith('src/contract/'),
  )
  const pathsIn = (text: string) => endpoints.filter(({ endpoint: { path } }) => text.includes(`'${path}'`))
  expect(others.flatMap(({ path, text }) => pathsIn(text).map(({ name }) => `${path}: ${name}`))).toEqual([])
  expect(pathsIn("const CALL = '/news/listColumn'").map(({ name }) => name)).toEqual(['listColumn'])
})

test('each call has a function in api and an answer in the demo clinic', () => {
  const called = endpointsGivenTo(['call'], sourcesUnder(['src/api'], ['.ts']))
  const answered = endpointsGivenTo(['answer', 'answerPublic'], sourcesUnder(['src/mocks'], ['.ts']))
  expect(names.filter((name) => !called.has(name))).toEqual([])
  expect(names.filter((name) => !answered.has(name))).toEqual([])
  const sample = { path: 'src/api/home.ts', text: 'call(contract.a, {}); call(b); other(c); api.call(d); call(e.f.g)' }
  expect([...endpointsGivenTo(['call'], [sample])]).toEqual(['a', 'b', 'g'])
})

const wireNames = new Set(
  [...sourcesUnder(['src/contract'], ['.ts']), read('src/api/questionnaires/contentFields.ts')].flatMap(fieldNamesIn),
)

test("the server's names are used in contract and api only", () => {
  expect(wireNames.size).toBeGreaterThan(120)
  for (const name of ['telphone', 'schedulDate', 'menstrufeeding', 'c_1strelatives', 'cdkeyId', 'practicalPrice'])
    expect(wireNames).toContain(name)
  expect([...COMMON_NAMES].filter((name) => !wireNames.has(name))).toEqual([])
  expect(sourcesUnder(['src'], ['.ts', '.tsx']).flatMap((source) => strayWireNamesIn(source, wireNames))).toEqual([])

  const strays = (path: string, text: string) => strayWireNamesIn({ path, text }, wireNames).length
  const violation = 'export type Customer = { telphone: string }; export const day = (row: Row) => row.schedulDate'
  expect(strays('src/domain/account/account.ts', violation)).toBe(2)
  expect(strays('src/routes/account/AccountPage.tsx', "const a = query.get('orgId')\nconst b = { orgId: a }")).toBe(2)
  expect(strays('src/domain/questionForm/question.ts', "const PATHS = ['menstrufeeding', 'm_age']")).toBe(2)
  expect(strays('src/api/account/account.ts', violation)).toBe(0)
  expect(strays('src/domain/account/account.ts', 'export type A = { customerId: string; age: number }')).toBe(0)
  expect(strays('src/stores/checkIn/record.ts', 'const kept = { orgId, telphone }')).toBe(1)
})
