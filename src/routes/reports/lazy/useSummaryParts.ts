import type { PalpationReport, RiskReport } from '@/domain/reports/report'
import { dayOf, type Visit } from '@/domain/reports/timeline'
import { answeredVisit } from '@/domain/reports/visitSummary'
import type { Day } from '@/lib/time/day'
import { dataOf, idle, isPending } from '@/lib/remote'
import { useRiskReports } from '@/stores/reports/risk'
import { useTimeline, visitRows, visitsOf } from '@/stores/reports/timeline'
import { useLazyAnswers } from '../useLazyAnswers'

export type SummaryParts = {
  /** Newest first; undefined when they could not be loaded. */
  visits: readonly Visit[] | 'loading' | undefined
  visitCount: number
  /** Reports that cannot be read. */
  unreadable: number
  /** Undefined when there is no questionnaire, 'unread' when it could not be loaded. */
  answers: RiskReport | 'loading' | 'unread' | undefined
  answeredOn: Day | undefined
  /** Shows the answers; undefined until it is loaded. */
  lazyAnswers: ReturnType<typeof useLazyAnswers>
  isReading: boolean
  error: unknown
}

/** Returns what the summary shows beside its report, as far as it is loaded. */
export const useSummaryParts = (reportId: string, { customerId = '' }: PalpationReport): SummaryParts => {
  const timeline = useTimeline()
  const rows = timeline.rows.get(customerId) ?? idle
  const palpations = visitRows(timeline, customerId)
  const answered = answeredVisit(palpations, reportId)
  const isAsked = answered !== undefined
  const answeredId = answered?.reportId ?? ''
  const known = useRiskReports(({ reports }) => reports.get(answeredId)) ?? idle
  const tried = timeline.risks.get(answeredId) ?? idle
  const risk = tried.state === 'failed' ? tried : known
  const { visits, reading, unreadable } = visitsOf(timeline, customerId)
  const lazyAnswers = useLazyAnswers()
  const failed = [
    rows,
    lazyAnswers.parts,
    isAsked ? risk : idle,
    ...visits.map((visit) => timeline.lesions.get(visit.reportId) ?? idle),
  ]
  const hasRows = dataOf(rows) !== undefined
  // Without a patient nothing else is asked for.
  const areRowsPending = customerId !== '' && isPending(rows)
  const isAnswerPending = isAsked ? isPending(risk) : areRowsPending
  const missing = isAnswerPending ? 'loading' : 'unread'
  return {
    visits: hasRows ? visits : areRowsPending ? 'loading' : undefined,
    visitCount: palpations.length,
    unreadable,
    answers: isAsked ? (dataOf(known) ?? missing) : hasRows && unreadable === 0 ? undefined : missing,
    answeredOn: answered && dayOf(answered),
    lazyAnswers,
    isReading: isPending(lazyAnswers.parts) || areRowsPending || isAnswerPending || reading,
    error: failed.flatMap((one) => (one.state === 'failed' ? [one.error] : []))[0],
  }
}
