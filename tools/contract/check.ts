import { getTokenByUnionId, getUnionIdByCode } from '@/contract/auth/doctorBind'
import { getOpenIdByCode, getTokenByOpenId } from '@/contract/auth/session'
import { listHealthService } from '@/contract/home'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { createCollector, type ContractReport } from '@/inspector/collect'
import { dataOf, type Answer } from '@/inspector/judge'
import { deviation, type Deviation } from '@/inspector/deviations'
import { isRecord } from '@/lib/isRecord'
import { compared, lacksCaching, NO_CACHING } from './headers'
import type { Input } from './inputs'
import { watchOrder } from './order'
import { askServer, sendBy } from './send'
import { misspelt } from './spelling'
import { nameOf, walkReads, type AnyEndpoint, type Send, type Walked } from './walk'
import { wrongTokens } from './wrongToken'

type Target = { server: string; token?: string | undefined; now?: number }

export type Checked = ContractReport &
  Pick<Walked, 'notAsked' | 'unanswered'> & {
    /** Sentences that fail no check. */
    notes: readonly string[]
  }

/** Asks a server every call that reads, and compares the answers with the contract. Changes nothing on the server. */
export const checkServer = async ({ server, token, now = Date.now() }: Target): Promise<Checked> => {
  const collector = createCollector()
  const send = sendBy(askServer, { base: server, token })
  const answered = new Map<AnyEndpoint, Input>()
  const notes = new Set<string>()
  const pages = new Map<AnyEndpoint, Page>()
  const order = watchOrder()
  const { notAsked, unanswered } = await walkReads({
    send,
    now,
    onAnswer: (endpoint, input, answer) => {
      const rows = rowsOfPage(answer)
      if (rows > (pages.get(endpoint)?.rows ?? 1)) pages.set(endpoint, { input, rows })
      const verdict = compared(endpoint, input, answer)
      if (verdict.outcome === 'answered') {
        answered.set(endpoint, input)
        order.add(endpoint, dataOf(answer.body))
      }
      if (lacksCaching(verdict, answer)) notes.add(NO_CACHING)
      if (endpoint === listHealthService && lacksCheck(answer)) notes.add(NO_CHECK)
      collector.add(nameOf(endpoint), verdict)
    },
  })
  for (const [endpoint, page] of pages) {
    const deviations = await wrongTotal(send, endpoint, page)
    if (deviations.length > 0) collector.add(nameOf(endpoint), { outcome: 'answered', deviations })
  }
  const sendWrong = sendBy(askServer, { base: server, token: `${token}x` })
  const wrong = token === undefined ? [] : await wrongTokens(sendWrong, answered)
  for (const [call, deviation] of wrong) collector.add(call, { outcome: 'failed', deviations: [deviation] })
  const report = collector.report()
  return {
    ...report,
    notAsked: [...notAsked, ...OF_PROVIDER.map(whyLeftOut)],
    unanswered,
    notes: [...notes, ...order.notes(), ...misspelt(report.rows)],
  }
}

const OF_PROVIDER: readonly AnyEndpoint[] = [getOpenIdByCode, getTokenByOpenId, getUnionIdByCode, getTokenByUnionId]

const whyLeftOut = (endpoint: AnyEndpoint): string =>
  `${nameOf(endpoint)}: only the provider knows the code or the id that it takes`

const NO_CHECK = `No service has the id ${DEFAULT_SERVICE_ID}. The tab of the check, the list of clinics and a check-in without a service ask for it.`

/** Whether the whole list of services is there, and the check is not in it. */
const lacksCheck = (answer: Answer): boolean => {
  const { list, total } = pageIn(answer)
  if (!Array.isArray(list) || Number(total) > list.length) return false
  return !list.some((row: unknown) => isRecord(row) && String(row['serviceId']) === DEFAULT_SERVICE_ID)
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
  return [deviation('total', 'the number of all rows', 'a smaller number in a shorter page', 'rowsMissing')]
}
