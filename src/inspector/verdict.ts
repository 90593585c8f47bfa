import { storedContentIn } from '@/api/storedContent'
import type { Endpoint } from '@/contract/endpoint'
import { CONTENT, OF_CONTENT, OF_ONE_RECORD } from '@/contract/oneRecord'
import { isRecord } from '@/lib/isRecord'
import { deviation, shapeOf, type Deviation } from './deviations'
import { dataOf, judge, type Answer, type Verdict } from './judge'

/** What a call sent in its address, or in a form. */
export type Sent = Readonly<Record<string, string | number | null>>

export const sentIn = (query: Iterable<[string, string]>, form: string | undefined): Sent =>
  Object.fromEntries([...query, ...new URLSearchParams(form)])

/** Returns the verdict on an answer, with deviations that the contract cannot describe. */
export const verdictOf = (endpoint: Endpoint, sent: Sent, answer: Answer): Verdict => {
  const verdict = judge(endpoint, answer)
  // The app reads data of a success alone.
  if (verdict.outcome !== 'answered') return verdict
  const data = dataOf(answer.body)
  const more = [...otherRecord(endpoint.path, sent, data), ...unreadableContent(endpoint.path, data)]
  return { ...verdict, deviations: [...verdict.deviations, ...more] }
}

/** To the contract stored answers are any text, so only reading them shows whether a filter has damaged them. */
const unreadableContent = (path: string, data: unknown): Deviation[] =>
  contentsIn(path, data).flatMap((content) =>
    isReadable(content) ? [] : [deviation(CONTENT, 'the JSON that was sent', shapeOf(content))],
  )

/** The app’s own reader throws on what it cannot read; a wrapped content is read as a bare one. */
const isReadable = (content: unknown): boolean => {
  try {
    storedContentIn({ [CONTENT]: content })
    return true
  } catch {
    return false
  }
}

const contentsIn = (path: string, data: unknown): unknown[] => {
  if (Array.isArray(data)) return data.flatMap((row: unknown) => contentsIn('', row))
  if (!isRecord(data)) return OF_CONTENT.has(path) ? [data] : []
  const { list } = data
  return [data[CONTENT], ...(Array.isArray(list) ? contentsIn('', list) : [])]
}

const otherRecord = (path: string, sent: Sent, data: unknown): Deviation[] => {
  const names = OF_ONE_RECORD.get(path)
  if (names === undefined || !isRecord(data)) return []
  const [inRequest, inAnswer] = names
  const requested = sent[inRequest]
  const id = data[inAnswer]
  // A recording may lack the body of a request.
  if (requested === undefined || (typeof id !== 'string' && typeof id !== 'number')) return []
  if (String(id) === String(requested)) return []
  return [deviation(inAnswer, 'the requested id', 'another id')]
}
