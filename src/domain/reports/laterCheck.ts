import type { Day } from '@/lib/time/day'
import { isLaterCheck, isPalpation, type Check } from './documents'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

/** The fields by which the rows of a check are found in the list of reports. */
export type OwnCheck = Check & { reportId?: string | undefined; inspectionId: string | undefined }

/** A465: returns the patient's latest check after this one, one with a report before one without. */
export const laterCheckIn = (rows: readonly ReportRow[], check: OwnCheck, today: Day): ReportRow | undefined => {
  if (check.patientName === undefined) return undefined
  // RA8: a check whose day is still to come has not been made.
  const later = newestFirst(rows).filter(
    (row) => isLaterCheck(row, check) && !isOwn(row, check) && (dayOf(row) ?? '') <= today,
  )
  return later.find(isPalpation) ?? later[0]
}

/** A625: a row names the day of its report, which may be made after its check. */
const isOwn = (row: ReportRow, { reportId, inspectionId }: OwnCheck): boolean =>
  (reportId !== undefined && row.reportId === reportId) ||
  (inspectionId !== undefined && row.inspectionId === inspectionId)
