import type { ReportRow } from './report'

/** What a finished report consists of, and where it lies; without an address it is not made yet. */
export type ReportPart =
  /** A page of ours, with a document to take along (A220, A221). */
  | { kind: 'palpation' | 'assessment'; reportId: string; specificationId: string; pdfUrl: string | undefined }
  /** The assessment that still lacks the basic information (A399). */
  | { kind: 'missingAssessment'; reportId: string; inspectionId: string }
  /** Of another service there is the document alone (A219). */
  | { kind: 'document'; pdfUrl: string | undefined }

/** The service whose reports are read here (REPORT-07). */
const PALPATION_SERVICE = '1'
/** The specification that an assessment belongs to (REPORT-08). */
const WITH_ASSESSMENT = '2'

/** Whether it is the report of an examination by palpation, and there. */
export const isPalpation = (row: ReportRow): row is ReportRow & { reportId: string } =>
  row.finished && row.serviceId === PALPATION_SERVICE && row.reportId !== undefined

/** Whether an assessment of the risk belongs to it, and is made. */
export const hasAssessment = ({ specificationId, basicInfoFilled }: ReportRow): boolean =>
  specificationId === WITH_ASSESSMENT && basicInfoFilled

/** The parts of a report; none while it is not finished. */
export const partsOf = (row: ReportRow): ReportPart[] => {
  if (!row.finished) return []
  if (!isPalpation(row)) return [{ kind: 'document', pdfUrl: row.pdfUrl }]
  const { reportId, inspectionId, specificationId = '' } = row
  const palpation: ReportPart = { kind: 'palpation', reportId, specificationId, pdfUrl: row.pdfUrl }
  if (hasAssessment(row))
    return [palpation, { kind: 'assessment', reportId, specificationId, pdfUrl: row.assessmentPdfUrl }]
  const lacks = specificationId === WITH_ASSESSMENT && inspectionId !== undefined
  return lacks ? [palpation, { kind: 'missingAssessment', reportId, inspectionId }] : [palpation]
}
