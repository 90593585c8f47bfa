import { fetchHealthReport, fetchHealthReports } from '@/api/reports/reports'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { ReportRow } from '@/domain/reports/report'
import { readableRows } from '@/lib/unreadableRow'
import { idle, loadRemote, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

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
