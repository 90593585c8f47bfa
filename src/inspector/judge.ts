import type { GenericSchema } from 'valibot'
import { envelopeOf } from '@/api/envelope'
import type { Endpoint } from '@/contract/endpoint'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { deviation, deviationsOf, shapeOf, type Deviation } from './deviations'
import { recordsIn } from './records'
import { isListed, isUndecided } from './statuses'

/** An answer as it came: a header that the page may not read is undefined. `type` is Content-Type. */
export type Answer = { status: number; date: string | undefined; type?: string | undefined; body: string }

/** `answered` has data; `refused` has another status; `failed` is no definite answer of the server (A432). */
export type Verdict = { deviations: Deviation[]; records?: ReadonlyMap<string, number> } & (
  { outcome: 'answered' | 'failed' } | { outcome: 'refused'; status: number }
)

const OK = 200
const REDIRECTS = 300
const CLIENT_ERROR = 400
const SERVER_FAILED = 500
const STATUSES = '200, or 50000 to 50999 or 429 in a refusal'
const ENVELOPE = 'JSON with data, message and status'

/**
 * Compares an answer with the contract of its call: the envelope, its data, and the headers of clock and charset.
 * Accepts the same answers as `src/api/http.ts`; a table of tests keeps the two equal.
 */
export const judge = ({ output }: Pick<Endpoint<GenericSchema, GenericSchema>, 'output'>, answer: Answer): Verdict => {
  if (answer.status >= REDIRECTS && answer.status < CLIENT_ERROR)
    return failed(deviation('the answer', ENVELOPE, `a redirect (${answer.status})`))
  const body = parsed(answer.body)
  const envelope = envelopeOf(body)
  const needsComplete = answer.status >= CLIENT_ERROR
  if (envelope === undefined || answer.status >= SERVER_FAILED || (needsComplete && !envelope.isComplete))
    return failed(deviation('the answer', ENVELOPE, `${answer.status}, ${shapeOf(body)}`))
  const { status, data, isComplete } = envelope
  if (isUndecided(status, data)) return failed(deviation('status', STATUSES, `${status} beside ${shapeOf(data)}`))
  const headers = Number.isNaN(Date.parse(answer.date ?? ''))
    ? [deviation('the header Date', 'a time that the page may read', shapeOf(answer.date), 'phoneClock')]
    : []
  const charset = /charset\s*=\s*"?([\w.-]+)/i.exec(answer.type ?? '')?.[1]?.toLowerCase()
  if (charset !== undefined && !['utf-8', 'utf8'].includes(charset))
    headers.push(deviation('the header Content-Type', 'no charset, or utf-8', charset, 'garbled'))
  const parts = isComplete ? [] : [deviation('the answer', 'data, message and status', shapeOf(body), 'ignored')]
  const other = isListed(status) ? [] : [deviation('status', STATUSES, String(status), 'otherStatus')]
  if (status !== OK) return { outcome: 'refused', status, deviations: [...headers, ...parts, ...other] }
  return {
    outcome: 'answered',
    deviations: [...headers, ...parts, ...deviationsOf(output, data)],
    records: recordsIn(data),
  }
}

const failed = (deviation: Deviation): Verdict => ({ outcome: 'failed', deviations: [deviation] })

/** A call that failed without an answer: no server, no network, too late, or no header for another origin. */
export const NO_ANSWER: Verdict = failed(deviation('the answer', ENVELOPE, 'nothing that the page may read'))

const parsed = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** Returns `data` of an answer, or undefined for anything that is no envelope. */
export const dataOf = (body: string): unknown => {
  const answer = parsed(body)
  return isRecord(answer) ? answer['data'] : undefined
}
