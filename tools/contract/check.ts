import { createCollector, type ContractReport } from '@/inspector/collect'
import { endpoints } from '@/inspector/endpoints'
import { judge } from '@/inspector/judge'
import type { Deviation } from '@/inspector/deviations'
import { isRecord } from '@/lib/isRecord'
import type { Input } from './inputs'
import { PATIENCE_MS, sendBy } from './send'
import { dataOf, nameOf, walkReads, type Walked } from './walk'

type Target = { server: string; token?: string | undefined; now?: number }

export type Checked = ContractReport & Pick<Walked, 'notAsked'>

/** Asks a server every call that reads, and compares the answers with the contract. Changes nothing on the server. */
export const checkServer = async ({ server, token, now = Date.now() }: Target): Promise<Checked> => {
  const collector = createCollector()
  const { notAsked } = await walkReads({
    send: sendBy((request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }), { base: server, token }),
    now,
    onAnswer: (endpoint, input, answer) => {
      const verdict = judge(endpoint, answer)
      collector.add(nameOf(endpoint), {
        ...verdict,
        deviations: [...verdict.deviations, ...otherRecord(endpoint.path, input, answer.body)],
      })
    },
  })
  return { ...collector.report(), notAsked }
}

/** Calls that ask for one record by its id: the name of the id in the request, and in the answer (A528). */
const OF_ONE_RECORD: ReadonlyMap<string, readonly [inRequest: string, inAnswer: string]> = new Map([
  ['/relativesManager/getRelativesInfoById', ['customerId', 'id']],
  ['/healthService/getServicePackageDetail', ['serviceId', 'serviceId']],
  ['/organ/getOrganInfo', ['orgId', 'orgId']],
  ['/organ/getOrganConfig', ['orgId', 'orgId']],
  ['/subscribe/getSubscribeDetail', ['id', 'id']],
  ['/coupon/getCouponInfo', ['couponId', 'couponId']],
  ['/consultation/getDoctorInfoById', ['doctorId', 'id']],
  ['/news/getNewsDetail', ['assistantId', 'assistantId']],
])

const otherRecord = (path: string, input: Input, body: string): Deviation[] => {
  const names = OF_ONE_RECORD.get(path)
  const data = dataOf(body)
  if (names === undefined || !isRecord(data)) return []
  const [inRequest, inAnswer] = names
  const id = data[inAnswer]
  if ((typeof id !== 'string' && typeof id !== 'number') || String(id) === String(input[inRequest])) return []
  return [{ field: inAnswer, expected: 'the requested id', came: 'another id', effect: 'callFails', isAbsence: false }]
}

/** Statuses that reject the token: the call itself was not judged. */
const REJECTS_TOKEN = [50011, 50012, 50035]

/** Returns each reason why the check fails, as a sentence; none where it passes. */
export const reasonsToFail = ({ calls, refusals, rows }: ContractReport): string[] => {
  const answered = new Set(calls.flatMap((one) => (one.answered > 0 ? [one.call] : [])))
  const breaking = rows.filter(({ effect }) => effect === 'callFails' || effect === 'rowHidden')
  const rejected = refusals.filter(({ call, status }) => REJECTS_TOKEN.includes(status) && !answered.has(call))
  return [
    ...(answered.size === 0 ? ['No call was answered.'] : []),
    ...(breaking.length > 0 ? [`A call fails or a row is hidden: ${callsOf(breaking)}.`] : []),
    ...(rejected.length > 0 ? [`The token was rejected: ${callsOf(rejected)}.`] : []),
  ]
}

const callsOf = (rows: readonly { call: string }[]): string => [...new Set(rows.map(({ call }) => call))].join(', ')

type Entry = {
  request: { method: string; url: string }
  response: {
    status: number
    headers: { name: string; value: string }[]
    content: { text?: string; encoding?: string }
  }
}

/** Compares the answers of a session that a browser recorded (HAR 1.2) with the contract. */
export const checkRecording = (text: string): Checked => {
  const collector = createCollector()
  const paths = endpoints.map(({ endpoint }) => endpoint)
  for (const { request, response } of entriesOf(text)) {
    const { pathname } = new URL(request.url)
    const endpoint = paths.find(({ method, path }) => method === request.method && pathname.endsWith(path))
    if (endpoint === undefined || response.status === 0) continue
    const { text: content = '', encoding } = response.content
    collector.add(
      nameOf(endpoint),
      judge(endpoint, {
        status: response.status,
        date: response.headers.find(({ name }) => name.toLowerCase() === 'date')?.value,
        body: encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : content,
      }),
    )
  }
  return { ...collector.report(), notAsked: [] }
}

const entriesOf = (text: string): Entry[] => {
  const recording = recordingIn(text)
  if (!Array.isArray(recording?.log?.entries)) throw new Error('The file is no HAR recording: it has no log.entries.')
  return recording.log.entries
}

const recordingIn = (text: string): { log?: { entries?: Entry[] } } | null => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The file is no HAR recording: it is no JSON.')
  }
}
