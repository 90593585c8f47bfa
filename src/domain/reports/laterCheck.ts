import type { Day } from '@/lib/time/day'
import { isLaterCheck, isPalpation, type Check } from './documents'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

/** A465: returns the patient's last check after this one, first of those whose reports are ready. */
export const laterCheckIn = (rows: readonly ReportRow[], check: Check, today: Day): ReportRow | undefined => {
  if (check.patientName === undefined) return undefined
  // RA8: a check whose day is still to come has not been made.
  const later = newestFirst(rows).filter((row) => isLaterCheck(row, check) && (dayOf(row) ?? '') <= today)
  return later.find(isPalpation) ?? later[0]
}
