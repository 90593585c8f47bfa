import { deviation, type Deviation } from '@/inspector/deviations'
import { dataOf, type Verdict } from '@/inspector/judge'
import { isRecord } from '@/lib/isRecord'
import { nameOf, type AnyEndpoint } from './walk'

/** Remembers the answer to each Idempotency-Key. Another answer to the same key means that the action was done twice. */
export const repeatedKeys = () => {
  const firsts = new Map<string, string>()
  return (endpoint: AnyEndpoint, key: string | undefined, { outcome }: Verdict, body: string): Deviation[] => {
    if (key === undefined || outcome !== 'answered') return []
    const [attempt, ids] = [`${nameOf(endpoint)} ${key}`, JSON.stringify(idsIn(dataOf(body)))]
    const first = firsts.get(attempt)
    firsts.set(attempt, first ?? ids)
    if (first === undefined || first === ids) return []
    return [deviation('the answer to a repeated Idempotency-Key', 'the first answer again', 'other ids', 'doneTwice')]
  }
}

/** The ids in an answer, or the answer itself where it is one id. */
const idsIn = (data: unknown): unknown =>
  isRecord(data) ? Object.entries(data).filter(([name]) => /id$/i.test(name)) : isPlain(data) ? data : null

const isPlain = (data: unknown): boolean => typeof data === 'string' || typeof data === 'number'
