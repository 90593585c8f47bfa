import { ApiError } from '@/api/errors'
import { fetchPalpationReport, fetchReportsOf, fetchRiskReport } from '@/api/reports/reports'
import { hasAssessment, isPalpation } from '@/domain/reports/documents'
import type { Examinee } from '@/domain/account/account'
import type { Lesion, ReportRow } from '@/domain/reports/report'
import { dayOf, newestFirst, type RiskFacts, type Visit } from '@/domain/reports/timeline'
import { uniqueBy } from '@/lib/dedupe'
import { inTime } from '@/lib/inTime'
import { runWithLimit } from '@/lib/concurrency'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, idle, isPending, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { latestOnly, sessionGuard } from '@/lib/sessionScope'
import { loadExaminees, useAccount } from '@/stores/account/account'
import { loadReports, useReports } from './reports'
import { createStore } from '@/stores/createStore'

type TimelineState = {
  customerId: string | undefined
  rows: ReadonlyMap<string, RemoteData<(ReportRow | UnreadableRow)[]>>
  steps: ReadonlyMap<string, number>
  lesions: ReadonlyMap<string, RemoteData<readonly Lesion[]>>
  risks: ReadonlyMap<string, RemoteData<RiskFacts>>
}

export const useTimeline = createStore<TimelineState>(() => ({
  customerId: undefined,
  rows: new Map(),
  steps: new Map(),
  lesions: new Map(),
  risks: new Map(),
}))

const VISITS_STEP = 10
/** RA11: of several screens that wait for a patient, only the last one opened shows the visits. */
export const VISITS = 'visits'
/** Limits the load of one phone on the server. */
const CALLS_AT_ONCE = 3

/** Opens the timeline of the named patient, else of the last one, else of the one with the newest report. */
export const openTimelineOf = async (named: string | null): Promise<void> => {
  const people = latestOnly(VISITS, () => Promise.all([loadExaminees(), loadReports('inspection')]))
  if (named !== null) return openTimeline(named)
  if ((await people).state === 'stale') return
  const patients = patientsOf(
    dataOf(useAccount.getState().examinees) ?? [],
    useReports.getState().rows.get('inspection'),
  )
  const customerId = useTimeline.getState().customerId ?? readableRows(patients)[0]?.id
  if (customerId !== undefined) await openTimeline(customerId)
}

/**
 * Returns the examinees with palpation reports, the newest first; all if none match or a report lacks a name. Reports
 * match by name, so all namesakes are listed. The others follow while a report is unreadable, as it may be theirs.
 */
export const patientsOf = (
  examinees: (Examinee | UnreadableRow)[],
  reports: RemoteData<(ReportRow | UnreadableRow)[]> | undefined,
): (Examinee | UnreadableRow)[] => {
  const rows = dataOf(reports ?? idle) ?? []
  const palpations = newestFirst(readableRows(rows).filter(isPalpation))
  const names = [...new Set(palpations.map(({ patientName }) => patientName))]
  const called = (name: string | undefined) => readableRows(examinees).filter((one) => one.name === name)
  const withReports = names.flatMap(called)
  if (withReports.length === 0 || names.includes(undefined)) return examinees
  const others = examinees.filter((one) => isUnreadable(one) || !withReports.includes(one))
  return [...withReports, ...(rows.some(isUnreadable) ? others : called(undefined))]
}

export const openTimeline = async (customerId: string): Promise<void> => {
  useTimeline.setState({ customerId })
  await loadRemote(slotAt(useTimeline, 'rows', customerId, idle), () => fetchReportsOf(customerId))
  await readVisits(customerId)
}

export const showEarlierVisits = (customerId: string): void => {
  const steps = slotAt(useTimeline, 'steps', customerId, 1)
  steps.set(steps.get() + 1)
  void readVisits(customerId)
}

/** Loads the missing details of the shown visits; finished reports do not change. */
export const readVisits = async (customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  const tasks = shownRows(useTimeline.getState(), customerId).flatMap((row) => readingsOf(row))
  await runWithLimit(CALLS_AT_ONCE, tasks, () => isOn() && useTimeline.getState().customerId === customerId)
}

const readingsOf = (row: ReportRow & { reportId: string }): (() => Promise<void>)[] => {
  const lesions = slotAt(useTimeline, 'lesions', row.reportId, idle)
  const risk = slotAt(useTimeline, 'risks', row.reportId, idle)
  const isToRead = ({ state }: RemoteData<unknown>) => state === 'idle' || state === 'failed'
  return [
    ...(isToRead(lesions.get()) ? [() => loadRemote(lesions, () => fetchLesions(row.reportId))] : []),
    ...(hasAssessment(row) && isToRead(risk.get()) ? [() => loadRemote(risk, () => fetchRisk(row.reportId))] : []),
  ]
}

const fetchLesions = async (reportId: string): Promise<readonly Lesion[]> => {
  const { lesions, unreadable } = await fetchPalpationReport(reportId, { quiet: true })
  // Unreadable lesions must not look as if they had disappeared.
  if (lesions === undefined || unreadable > 0) throw new ApiError('badResponse')
  return lesions
}

const fetchRisk = async (reportId: string): Promise<RiskFacts> => {
  const [{ score, content }, { bmiIn }] = await Promise.all([
    fetchRiskReport(reportId, { quiet: true }),
    inTime(import('@/api/reports/bodyMeasurements')),
  ])
  return { score, bmi: content && bmiIn(content) }
}

const shownRows = (state: TimelineState, customerId: string) =>
  visitRows(state, customerId).slice(0, (state.steps.get(customerId) ?? 1) * VISITS_STEP)

/** RA7: returns each report once, however often the server tells it. */
export const visitRows = ({ rows }: TimelineState, customerId: string) =>
  uniqueBy(
    newestFirst(readableRows(dataOf(rows.get(customerId) ?? idle) ?? []).filter(isPalpation)),
    ({ reportId }) => reportId,
  )

export type Visits = { visits: Visit[]; earlier: boolean; reading: boolean; failures: number; unreadable: number }

export const visitsOf = (state: TimelineState, customerId: string): Visits => {
  const rows = shownRows(state, customerId)
  const loads = rows.flatMap((row) => [
    state.lesions.get(row.reportId) ?? idle,
    ...(hasAssessment(row) ? [state.risks.get(row.reportId) ?? idle] : []),
  ])
  return {
    visits: rows.map((row) => ({
      reportId: row.reportId,
      day: dayOf(row),
      organisationName: row.organisationName,
      lesions: dataOf<readonly Lesion[]>(state.lesions.get(row.reportId) ?? idle),
      risk: dataOf<RiskFacts>(state.risks.get(row.reportId) ?? idle),
    })),
    earlier: visitRows(state, customerId).length > rows.length,
    reading: loads.some(isPending),
    failures: loads.filter((one) => one.state === 'failed').length,
    unreadable: (dataOf(state.rows.get(customerId) ?? idle) ?? []).filter(isUnreadable).length,
  }
}
