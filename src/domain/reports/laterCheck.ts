import type { Day } from '@/lib/time/day'
import { isLaterCheck, isPalpation, type Check } from './documents'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

/** What tells the list rows of a check from those of another. */
export type OwnCheck = Check & { reportId?: string | undefined; inspectionId: string | undefined }

/** A465: returns the patient's last check after this one, first of those whose reports are ready. */
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
