import { fetchPalpationReport, fetchRiskReport } from '@/api/reports/reports'
import type { Suggestion } from '@/domain/reports/dictionaries'
import type { RiskReport } from '@/domain/reports/report'
import { idle, loadRemote, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

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
