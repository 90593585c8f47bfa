import { fetchPalpationReport } from '../api/reports'
import type { PalpationReport } from '../domain/reports/report'
import { idle, loadRemote, slotAt, type ByKey, type Remote } from '../lib/remote'
import { resettable } from './store'

type PalpationState = { reports: ByKey<Remote<PalpationReport>> }

export const usePalpation = resettable<PalpationState>(() => ({ reports: new Map() }))

/** The report; one that was opened before stands there while it is asked for anew. */
export const loadPalpation = (reportId: string): Promise<void> =>
  loadRemote(slotAt(usePalpation, 'reports', reportId, idle), () => fetchPalpationReport(reportId))
