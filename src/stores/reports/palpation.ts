import { ApiError } from '@/api/errors'
import { fetchPalpationReport } from '@/api/reports/reports'
import type { PalpationReport } from '@/domain/reports/report'
import { dataOf, idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { latestOnly, sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { createStore } from '@/stores/createStore'
import { inTime } from '@/lib/inTime'
import type { Inspection, StoredMeasures } from './measures'
import { rememberClinic } from './rememberClinic'

type PalpationState = {
  reports: ReadonlyMap<string, RemoteData<PalpationReport>>
  measures: ReadonlyMap<string, RemoteData<StoredMeasures>>
}

export const usePalpation = createStore<PalpationState>(() => ({ reports: new Map(), measures: new Map() }))

export type PalpationAddress = { reportId: string; specificationId: string }

/** The specification that asks for height and weight (A227). */
const MEASURED_SPECIFICATION = '2'

export const openPalpation = async (address: PalpationAddress): Promise<void> => {
  void rememberOpened(address.reportId)
  await loadPalpation(address.reportId)
  await lookUpMeasures(address)
}

/** Home no longer suggests the report; offline it may suggest it once more. */
const rememberOpened = async (reportId: string): Promise<void> => {
  const isOn = sessionGuard()
  const reading = await inTime(import('./readState')).catch(reportFault)
  if (isOn()) reading?.markReportRead(reportId)
}

const loadPalpation = (reportId: string): Promise<void> =>
  loadRemote(slotAt(usePalpation, 'reports', reportId, idle), () => rememberClinic(fetchPalpationReport(reportId)))

export const lookUpMeasures = async ({ reportId, specificationId }: PalpationAddress): Promise<void> => {
  const inspection = inspectionOf(dataOf(usePalpation.getState().reports.get(reportId) ?? idle))
  if (specificationId !== MEASURED_SPECIFICATION || inspection === undefined) return
  await loadRemote(slotAt(usePalpation, 'measures', reportId, idle), async () => {
    const { findMeasures } = await inTime(import('./measures'))
    return findMeasures(inspection)
  })
}

type FoundInspection = { kind: 'found'; inspection: Inspection } | { kind: 'failed'; error: unknown }

/** Returns the inspection of the report (A453); undefined when no caller waits any more. */
export const findInspection = async (reportId: string): Promise<FoundInspection | undefined> => {
  const answer = await latestOnly(`inspection ${reportId}`, () => fetchPalpationReport(reportId, { quiet: true }))
  if (answer.state === 'stale') return undefined
  if (answer.state === 'failed') return { kind: 'failed', error: answer.error }
  const inspection = inspectionOf(answer.data)
  return inspection === undefined
    ? { kind: 'failed', error: new ApiError('badResponse') }
    : { kind: 'found', inspection }
}

export const inspectionOf = (report: PalpationReport | undefined): Inspection | undefined => {
  if (report === undefined) return undefined
  const { customerId, organisationId, header } = report
  const { inspectionId } = header
  if (customerId === undefined || organisationId === undefined || inspectionId === undefined) return undefined
  return { customerId, organisationId, inspectionId }
}
