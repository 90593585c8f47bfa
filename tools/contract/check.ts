import { getCustomerInfo } from '@/contract/account'
import { getTokenByUnionId, getUnionIdByCode } from '@/contract/auth/doctorBind'
import { getOpenIdByCode, getTokenByOpenId } from '@/contract/auth/session'
import { createCollector, type ContractReport } from '@/inspector/collect'
import { dataOf, judge, type Answer } from '@/inspector/judge'
import { shapeOf, type Deviation } from '@/inspector/deviations'
import { verdictOf } from '@/inspector/verdict'
import { isRecord } from '@/lib/isRecord'
import type { Input } from './inputs'
import { fetchAsPage, sendBy } from './send'
import { nameOf, walkReads, type AnyEndpoint, type Send, type Walked } from './walk'

type Target = { server: string; token?: string | undefined; now?: number }

export type Checked = ContractReport & Pick<Walked, 'notAsked' | 'unanswered'>

/** Asks a server every call that reads, and compares the answers with the contract. Changes nothing on the server. */
export const checkServer = async ({ server, token, now = Date.now() }: Target): Promise<Checked> => {
  const collector = createCollector()
  const send = sendBy(fetchAsPage, { base: server, token })
  const pages = new Map<AnyEndpoint, Page>()
  const { notAsked, unanswered } = await walkReads({
    send,
    now,
    onAnswer: (endpoint, input, answer) => {
      const rows = rowsOfPage(answer)
      if (rows > (pages.get(endpoint)?.rows ?? 1)) pages.set(endpoint, { input, rows })
      collector.add(nameOf(endpoint), verdictOf(endpoint, input, answer))
    },
  })
  for (const [endpoint, page] of pages) {
    const deviations = await wrongTotal(send, endpoint, page)
    if (deviations.length > 0) collector.add(nameOf(endpoint), { outcome: 'answered', deviations })
  }
  const isAnswered = collector.report().calls.some(({ call, answered }) => call === OF_TOKEN && answered > 0)
  if (token !== undefined && isAnswered) {
    const deviations = await wrongToken(sendBy(fetchAsPage, { base: server, token: `${token}x` }))
    if (deviations.length > 0) collector.add(OF_TOKEN, { outcome: 'failed', deviations })
  }
  return { ...collector.report(), notAsked: [...notAsked, ...OF_PROVIDER.map(whyLeftOut)], unanswered }
}

const OF_PROVIDER: readonly AnyEndpoint[] = [getOpenIdByCode, getTokenByOpenId, getUnionIdByCode, getTokenByUnionId]

const whyLeftOut = (endpoint: AnyEndpoint): string =>
  `${nameOf(endpoint)}: only the provider knows the code or the id that it takes`

/** Asks about the person whom the token names. */
const OF_TOKEN = nameOf(getCustomerInfo)

/** Without 50012 the app does not learn that a session is over. Every screen fails, and none asks to sign in again. */
const wrongToken = async (send: Send): Promise<Deviation[]> => {
  const answer = await send(getCustomerInfo, {})
  if (typeof answer === 'string') return []
  const verdict = judge(getCustomerInfo, answer)
  if (verdict.outcome === 'refused' && ENDS_SESSION.includes(verdict.status)) return []
  return [
    {
      field: 'the answer to a wrong token',
      expected: 'status 50012',
      came: verdict.outcome === 'refused' ? `status ${verdict.status}` : `${answer.status}, ${shapeOf(answer.body)}`,
      effect: 'callFails',
      isAbsence: false,
    },
  ]
}

type Page = { input: Input; rows: number }

const pageIn = ({ body }: Answer): { list?: unknown; total?: unknown } => {
  const data = dataOf(body)
  return isRecord(data) ? data : {}
}

const rowsOfPage = (answer: Answer): number => {
  const { list, total } = pageIn(answer)
  return Array.isArray(list) && total !== undefined ? list.length : 0
}

/** A server that counts only the rows of a page hides all later pages. A page of one row shows it. */
const wrongTotal = async (send: Send, endpoint: AnyEndpoint, { input, rows }: Page): Promise<Deviation[]> => {
  const size = ['pageSize', 'pagesSize'].find((name) => name in input)
  if (size === undefined) return []
  const answer = await send(endpoint, { ...input, [size]: 1 })
  if (typeof answer === 'string' || !(Number(pageIn(answer).total) < rows)) return []
  return [
    {
      field: 'total',
      expected: 'the number of all rows',
      came: 'a smaller number in a shorter page',
      effect: 'rowsMissing',
      isAbsence: false,
    },
  ]
}

/** Statuses that end the session. */
export const ENDS_SESSION = [50012, 50035]
