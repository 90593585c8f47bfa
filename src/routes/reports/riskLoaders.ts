import { loadHealth, lookUpRow } from '../../stores/reportsHealth'
import { loadRisk, lookUpSuggestion } from '../../stores/reportsRisk'
import { reportIdIn } from '../paths'
import type { ScreenLoader } from '../screen'

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
