import { loadHealthReport, loadRiskReport, lookUpRow, lookUpSuggestion } from '@/stores/reports/risk'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startRiskReport: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId === '') return
  void loadRiskReport(reportId)
  void lookUpSuggestion(reportId)
}

export const startHealthReport: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId === '') return
  void loadHealthReport(reportId)
  void lookUpRow(reportId)
}
