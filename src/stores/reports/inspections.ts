import { fetchInspectionReports } from '@/api/reports/reports'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'

/** Inspections of risk reports that do not name them, by the id of the report. */
export const useInspections = createStore<{ ofReports: ReadonlyMap<string, RemoteData<string | undefined>> }>(() => ({
  ofReports: new Map(),
}))

/** Looks the inspection of a report up in the list of reports; undefined where that does not name it either (A565). */
export const lookUpInspection = (reportId: string): Promise<void> =>
  loadRemote(slotAt(useInspections, 'ofReports', reportId, idle), async () => {
    const rows = readableRows(await fetchInspectionReports({ quiet: true }))
    return rows.find((row) => row.reportId === reportId)?.inspectionId
  })
