import { loadExaminees } from '../../stores/people'
import { loadProgress, loadReports, openReports } from '../../stores/reports'
import { openTimeline, openTimelineOfAnybody } from '../../stores/reportsTimeline'
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

export const startTimeline: ScreenLoader = ({ query }) => {
  const customerId = query.get('customerId')
  if (customerId === null) return void openTimelineOfAnybody()
  void loadExaminees()
  void loadReports('inspection')
  void openTimeline(customerId)
}
