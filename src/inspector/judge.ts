import type { GenericSchema } from 'valibot'
import { envelopeOf } from '@/api/envelope'
import type { Endpoint } from '@/contract/endpoint'
import { parseJson } from '@/lib/json'
import { deviationsOf, shapeOf, type Deviation, type Effect } from './deviations'

/** An answer as it came: a header that the page may not read is undefined. */
export type Answer = { status: number; date: string | undefined; body: string }

export type Verdict = {
  /** `answered` has data; `refused` has another status; `failed` is no envelope of the server. */
  outcome: 'answered' | 'refused' | 'failed'
  deviations: Deviation[]
}

const OK = 200

/** Compares an answer with the contract of its call: the envelope, its data, and the header that sets the clock. */
export const judge = ({ output }: Pick<Endpoint<GenericSchema, GenericSchema>, 'output'>, answer: Answer): Verdict => {
  const body = parsed(answer.body)
  const envelope = envelopeOf(body)
  if (envelope === undefined || answer.status >= 500)
    return {
      outcome: 'failed',
      deviations: [about('the answer', 'JSON with data, message and status', `${answer.status}, ${shapeOf(body)}`)],
    }
  const headers = Number.isNaN(Date.parse(answer.date ?? ''))
    ? [about('the header Date', 'a time that the page may read', shapeOf(answer.date), 'phoneClock')]
    : []
  const parts = envelope.isWhole ? [] : [about('the answer', 'data, message and status', shapeOf(body), 'ignored')]
  if (envelope.status !== OK) return { outcome: 'refused', deviations: [...headers, ...parts] }
  return { outcome: 'answered', deviations: [...headers, ...parts, ...deviationsOf(output, envelope.data)] }
}

const about = (field: string, expected: string, came: string, effect: Effect = 'callFails'): Deviation => ({
  field,
  expected,
  came,
  effect,
  isAbsence: false,
})

const parsed = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
