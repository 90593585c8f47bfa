import { loadPalpation } from '../../stores/reportsPalpation'
import { reportIdIn } from '../paths'
import type { ScreenLoader } from '../screen'

export const startPalpationReport: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId !== '') void loadPalpation(reportId)
}
