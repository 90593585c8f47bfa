import { number, object, string } from 'valibot'
import { answeredVisit } from '@/domain/reports/visitSummary'
import { dataOf, idle } from '@/lib/remote'
import { latestOnly } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { sharedText } from '@/lib/sharedText'
import { now } from '@/lib/time/clock'
import { ensureCustomer, knownCustomerId, useAccount } from '@/stores/account/account'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { createStore } from '@/stores/createStore'
import { QUESTIONS_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'
import { openPalpation, usePalpation } from './palpation'
import { loadRiskReport } from './risk'
import { openTimeline, useTimeline, visitRows, VISITS } from './timeline'

type QuestionsState = {
  /** What is typed for each report. */
  typed: ReadonlyMap<string, string>
  /** Reports whose stored questions are among the typed ones. */
  restored: ReadonlySet<string>
  /** Whether the phone has what was typed last. */
  onPhone: boolean
}

/** The user's own questions for the doctor: never sent, kept as a draft on this phone. */
export const useQuestions = createStore<QuestionsState>(() => ({
  typed: new Map(),
  restored: new Set(),
  onPhone: true,
}))

/** Loads what the summary of a visit shows: the report, the other visits of its patient, and the answers. */
export const openVisitSummary = async (reportId: string): Promise<void> => {
  const restoring = ensureCustomer({ quiet: true }).then(() => restore(reportId))
  await Promise.all([restoring.catch(reportFault), loadParts(reportId)])
}

const loadParts = async (reportId: string): Promise<void> => {
  const opened = await latestOnly(VISITS, () => openPalpation({ reportId, specificationId: '' }))
  if (opened.state === 'stale') return
  const customerId = dataOf(usePalpation.getState().reports.get(reportId) ?? idle)?.customerId
  if (customerId === undefined) return
  await openTimeline(customerId)
  const answered = answeredVisit(visitRows(useTimeline.getState(), customerId), reportId)
  // The timeline has asked for the same report; a failure is not asked for twice.
  if (answered === undefined || useTimeline.getState().risks.get(answered.reportId)?.state === 'failed') return
  await loadRiskReport(answered.reportId)
}

export const changeQuestions = (reportId: string, text: string): void => {
  const before = useQuestions.getState().typed.get(reportId) ?? ''
  useQuestions.setState(({ typed }) => ({ typed: new Map(typed).set(reportId, text), onPhone: text === '' }))
  keep(reportId, before)
}

const restore = (reportId: string): void => {
  if (!useQuestions.getState().restored.has(reportId)) keep(reportId)
}

const draft = object({ at: number(), questions: string() })

/**
 * Keeps what is typed; what was typed before the customer was known comes after the stored questions. Later ones of
 * another tab stay stored, and are shown after a reload (A570).
 */
const keep = (reportId: string, before = ''): void => {
  const userId = knownCustomerId()
  if (userId === undefined) return
  const { typed, restored } = useQuestions.getState()
  const name = QUESTIONS_DRAFT + reportId
  const stored = readRecentUserItem(userId, name, draft)?.questions ?? ''
  const own = typed.get(reportId) ?? ''
  const isRestored = restored.has(reportId)
  const questions = sharedText(stored, isRestored ? before : '', own)
  if (questions === '') removeUserItem(userId, name)
  useQuestions.setState({
    typed: new Map(typed).set(reportId, isRestored ? own : questions),
    restored: new Set(restored).add(reportId),
    onPhone: questions === '' || questions === stored || writeUserItem(userId, name, { at: now(), questions }),
  })
}

useAccount.subscribe(() => [...useQuestions.getState().typed.keys()].forEach(restore))

onConsentWithdrawn(() => useQuestions.setState({ typed: new Map(), onPhone: true }))
