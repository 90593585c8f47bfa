import { loadProgress, loadReports, openReports } from '@/stores/reports/reports'
import type { ScreenLoader } from '@/routes/screen'

export const startReportList: ScreenLoader = () => openReports()

export const startReportDetail: ScreenLoader = ({ param }) => {
  void loadProgress(param('id'))
  void loadReports('inspection')
}
