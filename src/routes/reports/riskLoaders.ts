import { loadHealth, loadRisk, lookUpRow, lookUpSuggestion } from '@/stores/reports/risk'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startRiskReport: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId === '') return
  void loadRisk(reportId)
  void lookUpSuggestion(reportId)
}

export const startHealthReport: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId === '') return
  void loadHealth(reportId)
  void lookUpRow(reportId)
}
