import { isDeepStrictEqual } from 'node:util'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { dataOf } from '@/inspector/judge'
import { isRecord } from '@/lib/isRecord'
import type { Told } from './headers'
import { READS, type AnsweredPairs, type AnsweredTo, type AnsweredValues, type Input } from './inputs'

export type AnyEndpoint = Endpoint<GenericSchema, GenericSchema>

/** Why a call is not sent: it needs the token of an account. */
export const NEEDS_TOKEN = 'needs --token'

/** Sends one call. A text says why there is no answer. */
export type Send = (endpoint: AnyEndpoint, input: Input) => Promise<Told | string>

type Walk = {
  send: Send
  /** In epoch milliseconds. */
  now: number
  onAnswer: (endpoint: AnyEndpoint, input: Input, answer: Told) => void
}

export type Walked = {
  answered: AnsweredValues
  /** Calls without an answer, each with the reason. */
  notAsked: string[]
  /** Those of them that were sent. */
  unanswered: string[]
}

const MOST = 3

/** Sends every call that only reads, in an order in which each finds its ids in earlier answers. */
export const walkReads = async ({ send, now, onAnswer }: Walk): Promise<Walked> => {
  const answers = new Map<AnyEndpoint, { input: Input; data: unknown }[]>()
  const notAsked: string[] = []
  const unanswered: string[] = []
  const rowsOf = (call: AnyEndpoint) => rowsIn((answers.get(call) ?? []).map(({ data }) => data))
  const answered: AnsweredValues = (call, field) => valuesOf(rowsOf(call), field).slice(0, MOST)
  const answeredTo: AnsweredTo = (call, wanted, field) => {
    const same = (answers.get(call) ?? []).filter(({ input }) => isDeepStrictEqual(input, wanted))
    return valuesOf(rowsIn(same.map(({ data }) => data)), field).slice(0, MOST)
  }
  const answeredPairs: AnsweredPairs = (call, field, beside) => {
    const rows = rowsOf(call)
    return valuesOf(rows, beside).flatMap((value) =>
      valuesOf(
        rows.filter((row) => isRecord(row) && row[beside] === value),
        field,
      )
        .slice(0, MOST)
        .map((one) => [one, value] as const),
    )
  }
  for (const [endpoint, inputsOf] of READS) {
    const inputs = inputsOf(answered, now, answeredPairs, answeredTo)
    if (inputs.length === 0) notAsked.push(`${nameOf(endpoint)}: no answer gave an id to ask with`)
    for (const input of inputs) {
      const answer = await send(endpoint, input)
      if (typeof answer === 'string') {
        notAsked.push(`${nameOf(endpoint)}: ${answer}`)
        if (answer !== NEEDS_TOKEN) unanswered.push(nameOf(endpoint))
        break
      }
      onAnswer(endpoint, input, answer)
      answers.set(endpoint, [...(answers.get(endpoint) ?? []), { input, data: dataOf(answer.body) }])
    }
  }
  return { answered, notAsked, unanswered }
}

export const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`

/** The rows of lists; an answer that is no list is one row. */
const rowsIn = (answers: readonly unknown[]): unknown[] =>
  answers.flatMap((data) => {
    const list: unknown = isRecord(data) && Array.isArray(data['list']) ? data['list'] : data
    return list
  })

/** The different values of a field in rows; without a name, the rows that are values themselves. */
const valuesOf = (rows: readonly unknown[], field: string): (string | number)[] => {
  const values = rows.flatMap((row) => {
    if (field === '') return [row]
    return isRecord(row) ? [row[field]] : []
  })
  return [...new Set(values)].filter(
    (value): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  )
}
