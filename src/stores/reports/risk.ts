import { fetchPalpationReport, fetchRiskReport, fetchHealthReport, fetchHealthReports } from '@/api/reports/reports'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { PalpationReport, ReportRow, RiskReport } from '@/domain/reports/report'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'
import { rememberClinic } from './rememberClinic'

type HealthState = {
  reports: ReadonlyMap<string, RemoteData<Content>>
  rows: ReadonlyMap<string, RemoteData<ReportRow | undefined>>
}

export const useHealthReports = createStore<HealthState>(() => ({ reports: new Map(), rows: new Map() }))

export const loadHealthReport = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useHealthReports, 'reports', reportId, idle), () => fetchHealthReport(reportId))

export const lookUpRow = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useHealthReports, 'rows', reportId, idle), async () =>
    readableRows(await fetchHealthReports({ quiet: true })).find((row) => row.reportId === reportId),
  )

/** The person and the advice of the examination's palpation report. The advice may be sooner than the risk's. */
type PalpationAdvice = Pick<PalpationReport, 'customerId' | 'suggestion' | 'mayBeMoreUrgent'>

type RiskState = {
  reports: ReadonlyMap<string, RemoteData<RiskReport>>
  suggestions: ReadonlyMap<string, RemoteData<PalpationAdvice>>
}

export const useRiskReports = createStore<RiskState>(() => ({ reports: new Map(), suggestions: new Map() }))

export const loadRiskReport = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useRiskReports, 'reports', reportId, idle), () => rememberClinic(fetchRiskReport(reportId)))

export const lookUpSuggestion = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useRiskReports, 'suggestions', reportId, idle), () =>
    fetchPalpationReport(reportId, { quiet: true }),
  )
