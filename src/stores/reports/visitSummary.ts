import { number, object, string } from 'valibot'
import { answeredVisit } from '@/domain/reports/visitSummary'
import { dataOf, idle, latestOnly } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { now } from '@/lib/time/clock'
import { customerNow } from '@/stores/account/account'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { createStore } from '@/stores/createStore'
import { QUESTIONS_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'
import { openPalpation, usePalpation } from './palpation'
import { loadRisk } from './risk'
import { openTimeline, useTimeline, visitRows, VISITS } from './timeline'

type QuestionsState = {
  userId: string | undefined
  /** What is typed for each report. */
  typed: ReadonlyMap<string, string>
}

/** The user's own questions for the doctor: never sent, kept as a draft on this phone. */
export const useQuestions = createStore<QuestionsState>(() => ({ userId: undefined, typed: new Map() }))

/** Loads what the summary of a visit shows: the report, the other visits of its patient, and the answers. */
export const openVisitSummary = async (reportId: string): Promise<void> => {
  await Promise.all([restoreQuestions(reportId).catch(reportFault), loadParts(reportId)])
}

const loadParts = async (reportId: string): Promise<void> => {
  const opened = await latestOnly(VISITS, () => openPalpation({ reportId, specificationId: '' }))
  if (opened.stale) return
  const customerId = dataOf(usePalpation.getState().reports.get(reportId) ?? idle)?.customerId
  if (customerId === undefined) return
  await openTimeline(customerId)
  const answered = answeredVisit(visitRows(useTimeline.getState(), customerId), reportId)
  // The timeline has asked for the same report; a failure is not asked for twice.
  if (answered === undefined || useTimeline.getState().risks.get(answered.reportId)?.state === 'failed') return
  await loadRisk(answered.reportId)
}

export const changeQuestions = (reportId: string, text: string): void => {
  const { typed, userId } = useQuestions.getState()
  useQuestions.setState({ typed: new Map(typed).set(reportId, text) })
  if (userId !== undefined) keep(userId, reportId, text)
}

const restoreQuestions = async (reportId: string): Promise<void> => {
  const { id } = await customerNow({ quiet: true })
  useQuestions.setState({ userId: id })
  const { typed } = useQuestions.getState()
  const text = typed.get(reportId)
  if (text !== undefined) return keep(id, reportId, text)
  const kept = readRecentUserItem(id, QUESTIONS_DRAFT + reportId, draft)
  if (kept !== undefined) useQuestions.setState({ typed: new Map(typed).set(reportId, kept.questions) })
}

const draft = object({ at: number(), questions: string() })

const keep = (userId: string, reportId: string, questions: string): void => {
  if (questions === '') removeUserItem(userId, QUESTIONS_DRAFT + reportId)
  else writeUserItem(userId, QUESTIONS_DRAFT + reportId, { at: now(), questions })
}

onConsentWithdrawn(() => useQuestions.setState({ typed: new Map() }))
