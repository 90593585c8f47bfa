import { addDays, type Day, monthsAfter } from '@/lib/days'
import { uniqueBy } from '@/lib/dedupe'
import type { HomeReport } from '@/domain/home/nextStep'
import { isPalpation } from './documents'
import { dueDay, stepsInOrder, type StepSources } from './nextStep'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

/** So long a report that nobody has opened is news. */
const NEWS_DAYS = 14
/** The soonest that any advice asks for the next check. */
const SOONEST_MONTHS = 6
/** So long before its day the next check is spoken of. */
const AHEAD_DAYS = 14
/** A clinic's server is not to be flooded by one Home. */
const PATIENTS = 3

/** The newest report that is there to be read and was not opened on this phone. */
export const unreadReport = (
  rows: readonly ReportRow[],
  read: ReadonlySet<string>,
  today: Day,
): HomeReport | undefined =>
  reportsIn(rows).find(({ day, reportId }) => day >= addDays(today, -NEWS_DAYS) && !read.has(reportId))

/** The last report of each patient, where its advice can ask for a check by now, and none is booked. */
export const reportsToLookInto = (
  rows: readonly ReportRow[],
  booked: readonly (string | undefined)[],
  today: Day,
): HomeReport[] =>
  uniqueBy(reportsIn(rows), ({ patientName }) => patientName)
    .filter(({ day, patientName }) => isSoon(monthsAfter(day, SOONEST_MONTHS), today) && !booked.includes(patientName))
    .slice(0, PATIENTS)

/** The day of the next check by the most urgent of what a report says, where that day is near or over. */
export const checkDue = (day: Day, sources: StepSources, today: Day): Day | undefined => {
  const [lead] = stepsInOrder(sources)
  const due = lead && dueDay(day, lead.step)
  return due !== undefined && isSoon(due, today) ? due : undefined
}

const isSoon = (day: Day, today: Day): boolean => day <= addDays(today, AHEAD_DAYS)

/** A report without a document is not made yet (A220). */
const reportsIn = (rows: readonly ReportRow[]): HomeReport[] =>
  newestFirst(rows).flatMap((row) => {
    const day = dayOf(row)
    if (!isPalpation(row) || row.pdfUrl === undefined || day === undefined) return []
    const { reportId, specificationId = '', patientName } = row
    return [{ reportId, specificationId, patientName, day }]
  })
