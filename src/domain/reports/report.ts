import type { Content } from '@/domain/questionnaires/storedContent'
import type { Sex } from '../dictionaries'
import type { RiskLevel } from '../riskLevel'
import { SUGGESTION, type Descriptor, type LesionShape, type Suggestion } from './dictionaries'

/** Of several suggestions the most urgent leads. */
export const mostUrgent = (suggestions: readonly (Suggestion | undefined)[]): Suggestion | undefined =>
  Object.values(SUGGESTION)
    .reverse()
    .find((one) => suggestions.includes(one))

/** Whether some of the advice weighs less than the suggestion that leads: it has to be said then which does (A480). */
export const isLedBy = (lead: Suggestion | undefined, guidance: readonly Guidance[]): boolean =>
  guidance.some((one) => 'suggestion' in one && one.suggestion !== lead)

/** A report as the lists tell it. */
export type ReportRow = {
  inspectionId: string | undefined
  /** Undefined while the report is not made. */
  reportId: string | undefined
  finished: boolean
  name: string | undefined
  /** China's clock, or the day alone. */
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

/**
 * How far the report of an inspection has come: the times of its steps, undefined for one that is ahead (A226) and ''
 * for one that was taken at a time that nobody can read.
 */
export type ReportProgress = { inspectionNumber: string | undefined; steps: readonly (string | undefined)[] }

/** What stands at the head and the foot of a report. */
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

/** Where a lesion lies, by the codes of the report; what is not recorded is undefined, and 0 is a code (A231). */
export type NidusPlace = {
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

/** One place that was felt. */
export type Lesion = {
  id: string | undefined
  place: NidusPlace
  widthMm: number | undefined
  heightMm: number | undefined
  /** Its unit is not told (A228). */
  hardness: number | undefined
  /** Another text is shown as it is (A233). */
  shape: { known: LesionShape } | { text: string } | undefined
  description: string | undefined
  diagnosis: string | undefined
  pictures: readonly { kind: 'flat' | 'raised'; url: string }[]
  /** '#rrggbb', where the report names one. */
  colour: string | undefined
  descriptors: readonly { descriptor: Descriptor; value: string }[]
}

/** Advice in words, or a suggestion that we have words for. */
export type Guidance = { suggestion: Suggestion } | { text: string }

/** The report of an examination by palpation imaging. */
export type PalpationReport = {
  header: ReportHeader
  customerId: string | undefined
  organisationId: string | undefined
  summary: string | undefined
  /** The most urgent one of those that the report names. */
  suggestion: Suggestion | undefined
  guidance: readonly Guidance[]
  /** Some of it nobody could read. */
  guidanceUnreadable: boolean
  /** Undefined where no list was told, which says nothing of what was felt. */
  lesions: readonly Lesion[] | undefined
  /** Lesions that nobody could read. */
  unreadable: number
}

/** The report on the risk. */
export type RiskReport = {
  header: ReportHeader
  /** 0 to 100, whole. */
  score: number | undefined
  level: RiskLevel | undefined
  content: Content
}
