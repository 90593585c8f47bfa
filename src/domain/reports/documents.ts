import type { ReportRow } from './report'

/** What a finished report consists of, and where it lies; without an address it is not made yet. */
export type ReportPart =
  /** A page of ours, with a document to take along (A220, A221). */
  | { kind: 'palpation' | 'assessment'; reportId: string; specificationId: string; pdfUrl: string | undefined }
  /** The assessment that still lacks height and weight; the report says of which check (A453). */
  | { kind: 'missingAssessment'; reportId: string }
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
  const { reportId, specificationId = '' } = row
  const palpation: ReportPart = { kind: 'palpation', reportId, specificationId, pdfUrl: row.pdfUrl }
  if (hasAssessment(row))
    return [palpation, { kind: 'assessment', reportId, specificationId, pdfUrl: row.assessmentPdfUrl }]
  return specificationId === WITH_ASSESSMENT ? [palpation, { kind: 'missingAssessment', reportId }] : [palpation]
}
