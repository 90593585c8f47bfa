import { inTime } from '@/lib/inTime'
import { latestOnly } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { openTimelineOf, VISITS } from '@/stores/reports/timeline'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startTimeline: ScreenLoader = ({ query }) => void openTimelineOf(query.get('customerId'))

export const startVisitSummary: ScreenLoader = ({ query }) => {
  const reportId = reportIdIn(query)
  if (reportId !== '') void open(reportId).catch(reportFault)
}

const open = async (reportId: string): Promise<void> => {
  const code = await latestOnly(VISITS, () => inTime(import('@/stores/reports/visitSummary')))
  if (code.state === 'stale') return
  if (code.state === 'failed') throw code.error
  await code.data.openVisitSummary(reportId)
}
