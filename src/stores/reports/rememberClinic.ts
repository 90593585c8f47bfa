import type { ReportHeader } from '@/domain/reports/report'
import { inTime } from '@/lib/inTime'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'

/** Returns the report, and keeps its clinic’s number for the help sheet. */
export const rememberClinic = async <R extends { header: ReportHeader }>(answer: Promise<R>): Promise<R> => {
  const isOn = sessionGuard()
  const report = await answer
  const { name, phone } = report.header.organisation
  if (phone !== undefined)
    inTime(import('./clinics')).then(({ keepClinic }) => {
      if (isOn()) keepClinic({ name, phone })
    }, reportFault)
  return report
}
