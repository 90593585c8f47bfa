import { useEffect, useState } from 'react'
import type { Examinee } from '@/domain/account/account'
import { isPalpation } from '@/domain/reports/documents'
import { laterCheckIn } from '@/domain/reports/laterCheck'
import { dayOf } from '@/domain/reports/timeline'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { dayIn, type Day } from '@/lib/time/day'
import { rowsOf, useReports } from '@/stores/reports/reports'
import { paths } from '@/routes/paths'

export type LaterCheck = { day: Day; to: string }

/**
 * A465: a later check of the same patient, as far as the list of reports was loaded since the start. Rows carry no id,
 * so a name counts only while one patient may have it.
 */
export const useLaterCheck = (
  patientName: string | undefined,
  examinedAt: string | undefined,
): LaterCheck | undefined => {
  const rows = useReports(rowsOf('inspection'))
  const [patients, setPatients] = useState<readonly (Examinee | UnreadableRow)[]>()
  const examined = examinedAt && dayIn(examinedAt)
  const row = examined && laterCheckIn(readableRows(dataOf(rows) ?? []), { patientName, day: examined })
  const day = row && dayOf(row)
  const isUnsure = Boolean(row) && patients === undefined
  useEffect(() => {
    if (isUnsure) askForPatients().then(setPatients, reportFault)
  }, [isUnsure])
  const called = patients?.filter((one) => isUnreadable(one) || one.name === patientName)
  if (!row || !day || called?.length !== 1) return undefined
  if (isPalpation(row)) return { day, to: paths.palpationReport(row.reportId, row.specificationId ?? '') }
  return row.inspectionId === undefined ? undefined : { day, to: paths.reportProgress(row.inspectionId) }
}

/** Lazy, because few reports have a later check. */
const askForPatients = async (): Promise<readonly (Examinee | UnreadableRow)[]> => {
  const { examineesNow } = await inTime(import('@/stores/account/account'))
  return examineesNow({ quiet: true })
}
