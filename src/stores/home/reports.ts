import { ApiError } from '@/api/errors'
import { fetchInspectionReports, fetchPalpationReport, fetchRiskReport } from '@/api/reports/reports'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import type { UnreadConsultation } from '@/domain/consultations/unread'
import { nextStep, type DueCheck, type HomeReport, type NextStep, type KnownToday } from '@/domain/home/nextStep'
import { checkDue, reportsToLookInto, unreadReport } from '@/domain/reports/homeReports'
import type { ReportRow } from '@/domain/reports/report'
import { groupInHeader } from '@/domain/reports/specialGroup'
import { inTime } from '@/lib/inTime'
import { dayIn, type Day } from '@/lib/time/day'
import { orGap, readableOrGap, type Gaps } from './gaps'
import { ensureCustomer } from '@/stores/account/account'
import { readReportIds } from '@/stores/reports/readState'

export const findNextStepWithReports = async (known: KnownToday, gaps: Gaps): Promise<NextStep> => {
  const { today, rows } = known
  const unread = orGap(gaps, fetchUnreadReplies(gaps))
  const reports = (await orGap(gaps, fetchReportRows(gaps))) ?? []
  const report = await orGap(gaps, findReadyReport(reports, today))
  const [replied] = (report === undefined ? await unread : undefined) ?? []
  const step = nextStep({ ...known, report, replied })
  if (step.kind !== 'book' && step.kind !== 'ahead') return step
  return nextStep({ ...known, due: await findNextCheckDue(reports, rows, today, gaps) })
}

/** A separate chunk, because the tabs need it without Home. */
const fetchUnreadReplies = async (gaps: Gaps): Promise<readonly UnreadConsultation[]> =>
  readableOrGap(gaps, await (await inTime(import('@/stores/consultations/unread'))).ensureUnread())

const fetchReportRows = async (gaps: Gaps): Promise<ReportRow[]> =>
  readableOrGap(gaps, await fetchInspectionReports({ quiet: true }))

const findReadyReport = async (rows: readonly ReportRow[], today: Day): Promise<HomeReport | undefined> => {
  if (unreadReport(rows, new Set(), today) === undefined) return undefined
  return unreadReport(rows, readReportIds((await ensureCustomer({ quiet: true })).id), today)
}

const findNextCheckDue = async (
  rows: readonly ReportRow[],
  appointments: readonly AppointmentRow[],
  today: Day,
  gaps: Gaps,
): Promise<DueCheck | undefined> => {
  for (const report of reportsToLookInto(rows, appointments, today)) {
    const { reportId } = report
    const unread: Gaps = []
    const [palpation, risk] = await Promise.all([
      orGap(unread, fetchPalpationReport(reportId, { quiet: true })),
      orGap(gaps, fetchRiskAdvice(reportId)),
    ])
    if (palpation?.guidanceUnreadable === true) unread.push(new ApiError('badResponse'))
    gaps.push(...unread)
    // A592: what cannot be read may be more urgent than any day.
    if (unread.length > 0 || palpation?.mayBeMoreUrgent === true) continue
    // A615: the risk report may be missing.
    if (palpation && groupInHeader(palpation.header)) continue
    // The report counts from the examination; the row names only when the report was made.
    const examined = dayIn(palpation?.header.examinedAt ?? '') ?? report.day
    const day = checkDue(examined, { palpation: palpation?.suggestion, ...risk }, today)
    if (day !== undefined) return { report, day, customerId: palpation?.customerId }
  }
  return undefined
}

/** A separate chunk, because few visitors of Home have a report that is half a year old. */
const fetchRiskAdvice = async (reportId: string) => {
  const report = await fetchRiskReport(reportId, { quiet: true })
  const { adviceOf } = await inTime(import('@/stores/reports/answers'))
  return adviceOf(report)
}
