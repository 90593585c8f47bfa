import { isPalpation } from '@/domain/reports/documents'
import { laterCheckIn } from '@/domain/reports/laterCheck'
import { dayOf } from '@/domain/reports/timeline'
import { dataOf } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { dayIn, type Day } from '@/lib/time/day'
import { rowsOf, useReports } from '@/stores/reports/reports'
import { paths } from '@/routes/paths'

export type LaterCheck = { day: Day; to: string }

/** A465: a later check of the same patient, as far as the list of reports was loaded since the start; asks nothing. */
export const useLaterCheck = (
  patientName: string | undefined,
  examinedAt: string | undefined,
): LaterCheck | undefined => {
  const rows = useReports(rowsOf('inspection'))
  const examined = examinedAt && dayIn(examinedAt)
  const row = examined && laterCheckIn(readableRows(dataOf(rows) ?? []), { patientName, day: examined })
  const day = row && dayOf(row)
  if (!row || !day) return undefined
  if (isPalpation(row)) return { day, to: paths.palpationReport(row.reportId, row.specificationId ?? '') }
  return row.inspectionId === undefined ? undefined : { day, to: paths.reportProgress(row.inspectionId) }
}
