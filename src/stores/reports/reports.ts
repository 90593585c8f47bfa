import type { CallOptions } from '@/api/client'
import {
  fetchHealthReports,
  fetchInspectionReports,
  fetchPdfUrl,
  fetchReportProgress,
  type ReportDocument,
} from '@/api/reports/reports'
import type { ReportProgress, ReportRow } from '@/domain/reports/report'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, freshOf, idle, loadRemote, refreshOf, slotAt, type RemoteData } from '@/lib/remote'
import { latestOnly } from '@/lib/sessionScope'
import { createStore } from '@/stores/createStore'

export type ReportKind = 'inspection' | 'health'

/** A list that is loaded as a whole is shown in steps of this many rows (A19). */
const REPORT_STEP = 20

type Rows = RemoteData<(ReportRow | UnreadableRow)[]>

type ReportsState = {
  chosen: ReportKind
  rows: ReadonlyMap<string, Rows>
  steps: ReadonlyMap<string, number>
  progress: ReadonlyMap<string, RemoteData<ReportProgress>>
}

export const useReports = createStore<ReportsState>(() => ({
  chosen: 'inspection',
  rows: new Map(),
  steps: new Map(),
  progress: new Map(),
}))

const FETCHES: Record<ReportKind, (options?: CallOptions) => Promise<(ReportRow | UnreadableRow)[]>> = {
  inspection: fetchInspectionReports,
  health: fetchHealthReports,
}

const rowsSlot = (kind: ReportKind) => slotAt(useReports, 'rows', kind, idle)
const stepsSlot = (kind: ReportKind) => slotAt(useReports, 'steps', kind, 1)

export const rowsOf =
  (kind: ReportKind) =>
  ({ rows }: ReportsState): Rows =>
    rows.get(kind) ?? idle

export const shownOf =
  (kind: ReportKind) =>
  ({ steps }: ReportsState): number =>
    (steps.get(kind) ?? 1) * REPORT_STEP

export const chooseReports = (chosen: ReportKind): void => {
  useReports.setState({ chosen })
  openReports()
}

export const openReports = (): void => void loadReports(useReports.getState().chosen)

export const loadReports = (kind: ReportKind): Promise<void> => loadRemote(rowsSlot(kind), () => FETCHES[kind]())

/** Loads the inspection reports without a tap, unless they load already: a failure is not reported. */
export const lookUpReports = async (): Promise<void> => {
  const slot = rowsSlot('inspection')
  const rows = slot.get()
  if (rows.state !== 'loading' && !refreshOf(rows).busy)
    await loadRemote(slot, () => FETCHES.inspection({ quiet: true }))
}

/** The inspection that the list names for a report (A565); undefined while that is unknown. */
export const inspectionListed =
  (reportId: string) =>
  (state: ReportsState): string | undefined =>
    readableRows(dataOf(rowsOf('inspection')(state)) ?? []).find((row) => row.reportId === reportId)?.inspectionId

export const reloadReports = async (kind: ReportKind): Promise<boolean> => {
  await loadReports(kind)
  return freshOf(rowsSlot(kind).get()) !== undefined
}

export const showMoreReports = (kind: ReportKind): void => {
  if (rowsSlot(kind).get().state === 'ready') stepsSlot(kind).set(stepsSlot(kind).get() + 1)
  else void loadReports(kind)
}

export const loadProgress = (inspectionId: string): Promise<void> =>
  loadRemote(slotAt(useReports, 'progress', inspectionId, idle), () => fetchReportProgress(inspectionId))

/** Outcome of looking up a document; ignored after the session ends or a newer lookup. */
export type FoundPdf = { kind: 'found'; url: string } | { kind: 'notMade' } | { kind: 'failed'; error: unknown }

/** Returns the address of the report's document (A221); undefined when no caller waits any more. */
export const findPdf = async (document: ReportDocument, reportId: string): Promise<FoundPdf | undefined> => {
  const answer = await latestOnly(`pdf ${document} ${reportId}`, () => fetchPdfUrl(document, reportId))
  if (answer.state === 'stale') return undefined
  if (answer.state === 'failed') return { kind: 'failed', error: answer.error }
  const { data: url } = answer
  return url === undefined ? { kind: 'notMade' } : { kind: 'found', url }
}
