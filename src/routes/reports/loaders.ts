import { loadProgress, loadReports, openReports } from '../../stores/reports'
import type { ScreenLoader } from '../screen'
import { loadHealth, lookUpRow } from '../../stores/reportsHealth'
import { loadRisk, lookUpSuggestion } from '../../stores/reportsRisk'
import { reportIdIn } from '../paths'

export const startReportList: ScreenLoader = () => openReports()

export const startReportDetail: ScreenLoader = ({ param }) => {
  void loadProgress(param('id'))
  void loadReports('inspection')
}

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
