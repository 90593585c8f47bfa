import { endpoints } from '@/inspector/endpoints'
import { isRecord } from '@/lib/isRecord'
import { chinaDay } from '@/lib/time/day'
import { LANGUAGE_HEADER } from '@/mocks/bilingual'
import { answerTo, boundAccounts } from '@/mocks/auth/provider'
import { accountWith, tokenByOpenId } from '@/mocks/auth/session'
import { onSms, openClinic, transact, type Clinic } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { dataOf, type Answer } from '@/inspector/judge'
import type { Input } from './inputs'
import { sendBy } from './send'
import { nameOf, walkReads, type AnyEndpoint } from './walk'
import { PHONE, WRITES, type Known } from './writes'

export type Example = { input: Input; data: unknown }

/** The moment of all examples, so that they are the same on every day. */
const MOMENT = Date.parse('2026-11-25T10:00:00+08:00')
const SITE = 'https://clinic.example/api'

/** Returns an input and the demo clinic's answer for each call, by the name of the call: `GET /news/listColumn`. */
export const examplesOf = async (): Promise<Map<string, Example>> => {
  const clinic = openClinic({ seed, store: memoryStore(), now: () => MOMENT })
  const codes = new Map<string, string>()
  onSms(clinic, ({ phone, code }) => codes.set(phone, code))
  const answer = requestHandler(clinic)
  const send = sendBy(
    async (request) => {
      const response = await answer(request)
      if (response === undefined) throw new Error(`The demo clinic does not know ${request.url}`)
      return response
    },
    { base: SITE, token: tokenFor(clinic), headers: { [LANGUAGE_HEADER]: 'en' } },
  )

  const examples = new Map<string, Example>()
  const lists = new Map<AnyEndpoint, unknown[]>()
  const onAnswer = (endpoint: AnyEndpoint, input: Input, { body }: Answer) => {
    if ((JSON.parse(body) as { status: unknown }).status !== 200) return
    const example = { input, data: dataOf(body) }
    lists.set(endpoint, [...(lists.get(endpoint) ?? []), ...rowsIn(example.data)])
    const before = examples.get(nameOf(endpoint))
    if (before === undefined || (isEmpty(before.data) && !isEmpty(example.data)))
      examples.set(nameOf(endpoint), example)
  }
  await walkReads({ send, now: MOMENT, onAnswer })
  const known: Known = {
    today: chinaDay(MOMENT),
    codeFor: (phone) => codes.get(phone) ?? '',
    providerCode: () => providerCode(clinic),
    newest: (endpoint) => idIn(examples.get(nameOf(endpoint))?.data),
    idWith: (list, field, value) => idIn(lists.get(list)?.find((row) => isRecord(row) && row[field] === value)),
  }
  for (const [endpoint, inputOf] of WRITES) {
    const input = inputOf(known)
    const answered = await send(endpoint, input)
    if (typeof answered === 'string') throw new Error(`${nameOf(endpoint)}: ${answered}`)
    onAnswer(endpoint, input, answered)
    if (!examples.has(nameOf(endpoint))) throw new Error(`${nameOf(endpoint)} was refused: ${answered.body}`)
  }
  const lacking = endpoints.filter(({ endpoint }) => !examples.has(nameOf(endpoint)))
  if (lacking.length > 0) {
    const names = lacking.map(({ name }) => name).join(', ')
    throw new Error(`No example of ${names}. Add the input to tools/contract/inputs.ts, of a write to writes.ts.`)
  }
  return new Map([...examples].map(([name, { input, data }]) => [name, shortened({ input, data }) as Example]))
}

const tokenFor = (clinic: Clinic): string =>
  transact(clinic, () => tokenByOpenId(clinic, accountWith(clinic, PHONE)?.openId ?? ''))

const providerCode = (clinic: Clinic): string => {
  const openId = boundAccounts(clinic)[0]?.openId ?? ''
  const to = answerTo(clinic, { redirectUri: 'https://clinic.example/', state: 'a' }, { kind: 'account', openId })
  return new URL(to).searchParams.get('code') ?? ''
}

/** Returns the id in the data of an answer, which is the id itself or a record with it. */
const idIn = (data: unknown): string => {
  const value = isRecord(data) ? (data['id'] ?? data['openId'] ?? data['unionId']) : data
  if (typeof value !== 'string' || value === '') throw new Error(`There is no id in ${JSON.stringify(data)}`)
  return value
}

const rowsIn = (data: unknown): unknown[] => {
  const list = isRecord(data) ? data['list'] : data
  return Array.isArray(list) ? list : []
}

const isEmpty = (data: unknown): boolean =>
  data === null || Array.isArray(data)
    ? rowsIn(data).length === 0
    : isRecord(data) && 'list' in data && rowsIn(data).length === 0

const MOST_ROWS = 2
const LONGEST = 120

const RANDOM = /^[0-9a-f]{32}$/

/** The demo's own pictures are files of the page. A server's begin with its own path. */
const PICTURE = /^(?=\/pictures\/)/

/** Keeps two rows of a list and the beginning of a long text, and replaces random ids by a constant. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string' && RANDOM.test(value)) return '0123456789abcdef0123456789abcdef'
  if (typeof value === 'string')
    return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value.replace(PICTURE, '/api')
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}
