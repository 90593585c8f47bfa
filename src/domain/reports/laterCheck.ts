import { isLaterCheck, isPalpation, type Check } from './documents'
import type { ReportRow } from './report'
import { newestFirst } from './timeline'

/** A465: returns the patient's last check after this one, first of those whose reports are ready. */
export const laterCheckIn = (rows: readonly ReportRow[], check: Check): ReportRow | undefined => {
  if (check.patientName === undefined) return undefined
  const later = newestFirst(rows).filter((row) => isLaterCheck(row, check))
  return later.find(isPalpation) ?? later[0]
}
