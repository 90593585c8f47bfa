import { loadExaminees } from '@/stores/account/account'
import { loadProgress, loadReports, openReports } from '@/stores/reports/reports'
import type { ScreenLoader } from '@/routes/screen'

export const startReportList: ScreenLoader = () => {
  openReports()
  // A465: the reports of this list ask whether two patients have one name.
  void loadExaminees({ quiet: true })
}

export const startReportDetail: ScreenLoader = ({ param }) => {
  void loadProgress(param('id'))
  void loadReports('inspection')
}
