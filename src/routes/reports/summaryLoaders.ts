import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { openTimelineOf } from '@/stores/reports/timeline'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startTimeline: ScreenLoader = ({ query }) => void openTimelineOf(query.get('customerId'))

export const startVisitSummary: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId !== '') void open(reportId).catch(reportFault)
}

const open = async (reportId: string): Promise<void> => {
  const { openVisitSummary } = await inTime(import('@/stores/reports/visitSummary'))
  await openVisitSummary(reportId)
}
