import type { Day } from '@/lib/time/day'
import { isPalpation, PALPATION_SERVICE } from './documents'
import type { ReportRow } from './report'
import { dayOf, newestFirst } from './timeline'

type Check = { patientName: string | undefined; day: Day }

/** Whether the row is a check of the same patient on a later day, with or without its report. */
export const isLaterCheck = (row: ReportRow, { patientName, day }: Check): boolean =>
  row.serviceId === PALPATION_SERVICE && row.patientName === patientName && (dayOf(row) ?? '') > day

/** A465: returns the patient's last check after this one, first of those whose reports are ready. */
export const laterCheckIn = (rows: readonly ReportRow[], check: Check): ReportRow | undefined => {
  if (check.patientName === undefined) return undefined
  const later = newestFirst(rows).filter((row) => isLaterCheck(row, check))
  return later.find(isPalpation) ?? later[0]
}
