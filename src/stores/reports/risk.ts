import { fetchPalpationReport, fetchRiskReport, fetchHealthReport, fetchHealthReports } from '@/api/reports/reports'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { Suggestion } from '@/domain/reports/dictionaries'
import type { RiskReport, ReportRow } from '@/domain/reports/report'
import { idle, loadRemote, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { createStore } from '../createStore'

type HealthState = {
  reports: ByKey<RemoteData<Content>>
  /** What the list tells of a report: the day that it was made on. The screen does without it. */
  rows: ByKey<RemoteData<ReportRow | undefined>>
}

export const useHealth = createStore<HealthState>(() => ({ reports: new Map(), rows: new Map() }))

/** The report; one that was opened before stands there while it is asked for anew. */
export const loadHealth = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useHealth, 'reports', reportId, idle), () => fetchHealthReport(reportId))

/** The report's row of the list; its failure is told nowhere. */
export const lookUpRow = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useHealth, 'rows', reportId, idle), async () =>
    readableRows(await fetchHealthReports({ quiet: true })).find((row) => row.reportId === reportId),
  )

type RiskState = {
  reports: ByKey<RemoteData<RiskReport>>
  /** What the examination of the same report suggests; it may be sooner than what follows from the risk. */
  suggestions: ByKey<RemoteData<Suggestion | undefined>>
}

export const useRisk = createStore<RiskState>(() => ({ reports: new Map(), suggestions: new Map() }))

/** The report; one that was opened before stands there while it is asked for anew. */
export const loadRisk = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useRisk, 'reports', reportId, idle), () => fetchRiskReport(reportId))

/** What the palpation report of the same examination suggests; its failure is told in its place. */
export const lookUpSuggestion = (reportId: string): Promise<void> =>
  loadRemote(
    slotAt(useRisk, 'suggestions', reportId, idle),
    async () => (await fetchPalpationReport(reportId, { quiet: true })).suggestion,
  )
