import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isPalpation } from '@/domain/reports/documents'
import { laterCheckIn, type OwnCheck } from '@/domain/reports/laterCheck'
import type { ReportRow } from '@/domain/reports/report'
import { dayOf } from '@/domain/reports/timeline'
import { dataOf, isPending } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { dayIn, type Day } from '@/lib/time/day'
import { lookUpExaminees, namesakes, useExaminees } from '@/stores/reports/examinees'
import { lookUpReports, rowsOf, useReports } from '@/stores/reports/reports'
import { paths } from '@/routes/paths'
import { useIsWaiting } from '@/routes/shared/useIsWaiting'
import { useToday } from '@/routes/shared/useToday'

export type DatedCheck = Omit<OwnCheck, 'day'> & { examinedAt: string | undefined }
export type LaterCheck = { day: Day; to: string }

/**
 * A465, A576: a later check of the same patient, from the list of reports. Rows carry no id, so a name counts only
 * while one patient may have it. A575: 'asked' while that is unknown; a check that was not named at first is not named
 * later on the same screen.
 */
export const useLaterCheck = (check: DatedCheck | undefined): LaterCheck | 'asked' | undefined => {
  const today = useToday()
  const list = useReports(rowsOf('inspection'))
  const isUnasked = list.state === 'idle'
  const isPop = useNavigationType() === 'POP'
  // Back restores the scroll position only of a whole page. Without a list it is no Back: the page itself has opened.
  const [isBack] = useState(isPop && !isUnasked)
  const { examinees } = useExaminees()
  const [silent, setSilent] = useState<string>()
  const { patientName, examinedAt } = check ?? {}
  const day = patientName && examinedAt && dayIn(examinedAt)
  const row = check && day ? laterCheckIn(readableRows(dataOf(list) ?? []), { ...check, day }, today) : undefined
  const isSought = Boolean(day)
  const isAsked = row !== undefined
  useEffect(() => {
    if (isSought && isUnasked) void lookUpReports()
  }, [isSought, isUnasked])
  useEffect(() => {
    if (isAsked) void lookUpExaminees()
  }, [isAsked])
  const isOpen = (isSought && isPending(list)) || (isAsked && isPending(examinees))
  const isWaiting = useIsWaiting(isOpen && !isBack)
  if (isWaiting) return 'asked'
  const report = `${patientName} ${examinedAt}`
  const isOnly = namesakes(dataOf(examinees) ?? [], patientName).length === 1
  const later = row && isOnly ? linkedCheck(row) : undefined
  if (later === undefined && silent !== report) setSilent(report)
  return silent === report ? undefined : later
}

const linkedCheck = (row: ReportRow): LaterCheck | undefined => {
  const day = dayOf(row)
  if (day === undefined) return undefined
  if (isPalpation(row)) return { day, to: paths.palpationReport(row.reportId, row.specificationId ?? '') }
  return row.inspectionId === undefined ? undefined : { day, to: paths.reportProgress(row.inspectionId) }
}
