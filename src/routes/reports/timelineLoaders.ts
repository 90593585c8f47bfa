import { loadExaminees } from '../../stores/people'
import { loadReports } from '../../stores/reports'
import { openTimeline, openTimelineOfAnybody } from '../../stores/reportsTimeline'
import type { ScreenLoader } from '../screen'

export const startTimeline: ScreenLoader = ({ query }) => {
  const customerId = query.get('customerId')
  if (customerId === null) return void openTimelineOfAnybody()
  void loadExaminees()
  void loadReports('inspection')
  void openTimeline(customerId)
}
