import { addDays, type Day, monthsAfter } from '@/lib/time/day'
import { uniqueBy } from '@/lib/dedupe'
import { isAhead, type AppointmentRow } from '@/domain/appointments/appointment'
import type { HomeReport } from '@/domain/home/nextStep'
import { isLaterCheck, isPalpation, NEWS_DAYS } from './documents'
import { dueDay, stepsInOrder, type StepSources } from './advisedSteps'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

/** A625: the earliest advice is half a year after the check, whose report may be made up to a month later. */
const SOONEST_MONTHS = 5
const AHEAD_DAYS = 14
const PATIENTS = 3

export const unreadReport = (
  rows: readonly ReportRow[],
  read: ReadonlySet<string>,
  today: Day,
): HomeReport | undefined =>
  reportsIn(rows).find(({ day, reportId }) => day >= addDays(today, -NEWS_DAYS) && !read.has(reportId))

export type CheckRow = Pick<AppointmentRow, 'customerName' | 'status' | 'day'>

/**
 * Returns the last report of each patient that may make a check due, where no later check is booked or waits for its
 * report.
 */
export const reportsToLookInto = (
  rows: readonly ReportRow[],
  appointments: readonly CheckRow[],
  today: Day,
): HomeReport[] =>
  uniqueBy(reportsIn(rows), ({ patientName }) => patientName)
    .filter(
      (report) =>
        isSoon(monthsAfter(report.day, SOONEST_MONTHS), today) &&
        // A later check in the list has no report yet, or that would be the patient's last report.
        !rows.some((row) => isLaterCheck(row, report)) &&
        !appointments.some((row) => isLaterAppointment(row, report, today)),
    )
    .slice(0, PATIENTS)

const isLaterAppointment = (row: CheckRow, { patientName, day }: HomeReport, today: Day): boolean =>
  row.customerName === patientName && (isAhead(row, today) || (row.status === 'registered' && row.day > day))

/** A465, A615: without a standard interval no check is due. Without a level only the palpation report may name one. */
export const checkDue = (
  day: Day,
  { evaluation, lacksPerson, ...others }: StepSources,
  today: Day,
): Day | undefined => {
  if (evaluation === 'specialCase' || lacksPerson === true) return undefined
  const [lead] = stepsInOrder({ ...others, evaluation: others.level && evaluation })
  const due = lead && dueDay(day, lead.step)
  return due !== undefined && isSoon(due, today) ? due : undefined
}

const isSoon = (day: Day, today: Day): boolean => day <= addDays(today, AHEAD_DAYS)

const reportsIn = (rows: readonly ReportRow[]): HomeReport[] =>
  newestFirst(rows).flatMap((row) => {
    const day = dayOf(row)
    if (!isPalpation(row) || row.pdfUrl === undefined || day === undefined) return []
    const { reportId, specificationId = '', patientName } = row
    return [{ reportId, specificationId, patientName, day }]
  })
