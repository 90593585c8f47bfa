import { addDays, dayIn, type Day } from '@/lib/time/day'
import type { ReportRow } from './report'

/** A part of a report; without an address its document does not exist yet. */
export type ReportPart =
  | { kind: 'palpation' | 'assessment'; reportId: string; specificationId: string; pdfUrl: string | undefined }
  | { kind: 'missingAssessment'; reportId: string }
  | { kind: 'document'; pdfUrl: string | undefined }

export const PALPATION_SERVICE = '1'
/** REPORT-08: the specification with an assessment. */
const WITH_ASSESSMENT = '2'

export const isPalpation = (row: ReportRow): row is ReportRow & { reportId: string } =>
  row.finished && row.serviceId === PALPATION_SERVICE && row.reportId !== undefined

export type Check = { patientName: string | undefined; day: Day }

/** Whether the row is a check of the same patient on a later day, with or without its report. */
export const isLaterCheck = (row: ReportRow, { patientName, day }: Check): boolean =>
  row.serviceId === PALPATION_SERVICE && row.patientName === patientName && (dayIn(row.madeAt ?? '') ?? '') > day

/** A report is news for two weeks. */
export const NEWS_DAYS = 14

/** Whether a report is ready and at most two weeks old. */
export const isRecent = (row: ReportRow, today: Day): boolean =>
  isPalpation(row) && row.pdfUrl !== undefined && (dayIn(row.madeAt ?? '') ?? '') >= addDays(today, -NEWS_DAYS)

export const hasAssessment = ({ specificationId, basicInfoFilled }: ReportRow): boolean =>
  specificationId === WITH_ASSESSMENT && basicInfoFilled

export const partsOf = (row: ReportRow): ReportPart[] => {
  if (!row.finished) return []
  if (!isPalpation(row)) return [{ kind: 'document', pdfUrl: row.pdfUrl }]
  const { reportId, specificationId = '' } = row
  const palpation: ReportPart = { kind: 'palpation', reportId, specificationId, pdfUrl: row.pdfUrl }
  if (hasAssessment(row))
    return [palpation, { kind: 'assessment', reportId, specificationId, pdfUrl: row.assessmentPdfUrl }]
  return specificationId === WITH_ASSESSMENT ? [palpation, { kind: 'missingAssessment', reportId }] : [palpation]
}
