import { storedContentIn } from '@/api/storedContent'
import type { Endpoint } from '@/contract/endpoint'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { shapeOf, type Deviation } from './deviations'
import { judge, type Answer, type Verdict } from './judge'

/** What a call sent in its address, or in a form. */
export type Sent = Readonly<Record<string, string | number | null>>

/** Returns the verdict on an answer, with deviations that the contract cannot describe. */
export const verdictOf = (endpoint: Endpoint, sent: Sent, answer: Answer): Verdict => {
  const verdict = judge(endpoint, answer)
  const data = dataOf(answer.body)
  const more = [...otherRecord(endpoint.path, sent, data), ...unreadableContent(endpoint.path, data)]
  return { ...verdict, deviations: [...verdict.deviations, ...more] }
}

/** Returns `data` of an answer, or undefined for anything that is no JSON. */
export const dataOf = (body: string): unknown => {
  try {
    return (parseJson(body) as { data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}

/** Calls whose data may be the stored answers themselves. */
const OF_CONTENT: ReadonlySet<string> = new Set([
  '/report/getQuesInfoByInspectionId',
  '/report/getHealthManageReportInfo',
])

/** Stored answers are a text for the contract, so only reading them shows that a filter has changed them. */
const unreadableContent = (path: string, data: unknown): Deviation[] =>
  contentsIn(path, data).flatMap((questionContent) => {
    try {
      storedContentIn({ questionContent })
      return []
    } catch {
      const came = shapeOf(questionContent)
      return [differs({ field: 'questionContent', expected: 'the JSON that was sent', came })]
    }
  })

const contentsIn = (path: string, data: unknown): unknown[] => {
  if (Array.isArray(data)) return data.flatMap((row: unknown) => contentsIn('', row))
  if (!isRecord(data)) return OF_CONTENT.has(path) ? [data] : []
  const { list } = data
  return [data['questionContent'], ...(Array.isArray(list) ? contentsIn('', list) : [])]
}

/** Calls that ask for one record by its id: the name of the id in the request, and in the answer (A528). */
const OF_ONE_RECORD: ReadonlyMap<string, readonly [inRequest: string, inAnswer: string]> = new Map([
  ['/relativesManager/getRelativesInfoById', ['customerId', 'id']],
  ['/healthService/getServicePackageDetail', ['serviceId', 'serviceId']],
  ['/organ/getOrganInfo', ['orgId', 'orgId']],
  ['/organ/getOrganConfig', ['orgId', 'orgId']],
  ['/subscribe/getSubscribeDetail', ['id', 'id']],
  ['/subscribe/getRefundDetail', ['id', 'id']],
  ['/coupon/getCouponInfo', ['couponId', 'couponId']],
  ['/consultation/getDoctorInfoById', ['doctorId', 'id']],
  ['/news/getNewsDetail', ['assistantId', 'assistantId']],
  ['/order/continuePay', ['id', 'id']],
  ['/consultation/continuePay', ['consultationId', 'id']],
])

const otherRecord = (path: string, sent: Sent, data: unknown): Deviation[] => {
  const names = OF_ONE_RECORD.get(path)
  if (names === undefined || !isRecord(data)) return []
  const [inRequest, inAnswer] = names
  const requested = sent[inRequest]
  const id = data[inAnswer]
  // A recording may lack the body of a request.
  if (requested === undefined || (typeof id !== 'string' && typeof id !== 'number')) return []
  if (String(id) === String(requested)) return []
  return [differs({ field: inAnswer, expected: 'the requested id', came: 'another id' })]
}

const differs = (found: Pick<Deviation, 'field' | 'expected' | 'came'>): Deviation => ({
  ...found,
  effect: 'callFails',
  isAbsence: false,
})
