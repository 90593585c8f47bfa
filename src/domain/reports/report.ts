import type { Content } from '@/domain/questionnaires/storedContent'
import type { Sex } from '@/domain/dictionaries'
import type { RiskLevel } from '@/domain/riskLevel'
import { SUGGESTION, type LesionShape, type ShownDescriptor, type Suggestion } from './dictionaries'

export const mostUrgent = (suggestions: readonly (Suggestion | undefined)[]): Suggestion | undefined =>
  Object.values(SUGGESTION)
    .reverse()
    .find((one) => suggestions.includes(one))

/** A480: whether some advice is milder than the leading suggestion, so that the screen must say which one leads. */
export const isLedBySuggestion = ({
  suggestion,
  mayBeMoreUrgent,
  guidance,
}: Pick<PalpationReport, 'suggestion' | 'mayBeMoreUrgent' | 'guidance'>): boolean =>
  !mayBeMoreUrgent && guidance.some((one) => 'suggestion' in one && one.suggestion !== suggestion)

export type ReportRow = {
  inspectionId: string | undefined
  reportId: string | undefined
  finished: boolean
  name: string | undefined
  /** China's clock, or a day only. */
  madeAt: string | undefined
  patientName: string | undefined
  organisationName: string | undefined
  summary: string | undefined
  serviceId: string | undefined
  specificationId: string | undefined
  basicInfoFilled: boolean
  pdfUrl: string | undefined
  assessmentPdfUrl: string | undefined
}

/** A226: the times of the steps; undefined for a pending one, '' for an unreadable time. */
export type ReportProgress = { inspectionNumber: string | undefined; steps: readonly (string | undefined)[] }

export type ReportHeader = {
  patientName: string | undefined
  sex: Sex | undefined
  age: number | undefined
  inspectionNumber: string | undefined
  examiner: string | undefined
  examinedAt: string | undefined
  organisation: {
    name: string | undefined
    address: string | undefined
    phone: string | undefined
    logoUrl: string | undefined
  }
  inspectionId: string | undefined
}

/** The codes of a lesion's place; A231: 0 is a code, missing values are unknown. */
export type LesionPlace = {
  /** 0 left, any other right. */
  position: number | undefined
  /** 0 A, 1 B, 2 C, 3 D, 4 areola, 5 E. */
  area: number | undefined
  /** The hour on the clock, 1 to 12. */
  angle: number | undefined
  coordX: number | undefined
  coordY: number | undefined
  posImgVersion: number | undefined
}

export type Lesion = {
  id: string | undefined
  place: LesionPlace
  widthMm: number | undefined
  heightMm: number | undefined
  /** A228: the unit is unknown. */
  hardness: number | undefined
  shape: { known: LesionShape } | { text: string } | undefined
  description: string | undefined
  diagnosis: string | undefined
  pictures: readonly { kind: 'flat' | 'raised'; url: string }[]
  colour: string | undefined
  descriptors: readonly { descriptor: ShownDescriptor; value: string }[]
}

export type Guidance = { suggestion: Suggestion } | { text: string }

export type PalpationReport = {
  header: ReportHeader
  customerId: string | undefined
  organisationId: string | undefined
  summary: string | undefined
  suggestion: Suggestion | undefined
  /** A592: the report has advice without a readable code, which may be more urgent than the suggestion. */
  mayBeMoreUrgent: boolean
  guidance: readonly Guidance[]
  guidanceUnreadable: boolean
  /** Undefined when the report has no list, which says nothing about findings. */
  lesions: readonly Lesion[] | undefined
  unreadable: number
}

export type RiskReport = {
  header: ReportHeader
  /** 0 to 100, whole. */
  score: number | undefined
  level: RiskLevel | undefined
  /** Undefined if the stored answers cannot be read (A436). */
  content: Content | undefined
}
