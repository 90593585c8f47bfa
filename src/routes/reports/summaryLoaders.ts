import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startVisitSummary: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId !== '') void open(reportId).catch(reportFault)
}

const open = async (reportId: string): Promise<void> => {
  const { openVisitSummary } = await inTime(import('@/stores/reports/visitSummary'))
  await openVisitSummary(reportId)
}
