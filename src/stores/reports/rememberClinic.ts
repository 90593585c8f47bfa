import type { ReportHeader } from '@/domain/reports/report'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'

/** Returns the report, and keeps its clinic’s number for the help sheet. */
export const rememberClinic = <R extends { header: ReportHeader }>(report: R): R => {
  const { name, phone } = report.header.organisation
  if (phone !== undefined)
    inTime(import('./clinics')).then(({ keepClinic }) => keepClinic({ name, phone }), reportFault)
  return report
}
