import { saysNothing } from '@/domain/validation/typed'

/** How far a picture has come (CONSULT-21). */
export type UploadState = 'unStart' | 'uploading' | 'done' | 'failed'

/** What is asked of a doctor, as the form holds it. */
export type Problem = {
  customerId: string
  question: string
  /** '' for none (A248). */
  reportId: string
  agreed: boolean
  /** What the consultation costs before a coupon; a quick one needs no choice. */
  priceFen: number | undefined
}

/** Whom it goes to: a doctor by id, or whoever is free. */
export type ProblemTarget = { doctorId: string } | 'quick'

/** Names a target among others. */
export const targetKey = (target: ProblemTarget): string =>
  target === 'quick' ? 'quick' : `doctor ${target.doctorId}`

/** What keeps a problem from being sent, each with its sentence. */
export type ProblemFault = 'price' | 'question' | 'consent' | 'uploading'

/** The longest question (CONSULT-11). */
export const QUESTION_LIMIT = 300

/** Each fault that there is. */
export const problemFaults = (
  { priceFen, question, agreed }: Problem,
  uploads: readonly UploadState[],
  target: ProblemTarget,
): Record<ProblemFault, boolean> => ({
  price: target !== 'quick' && priceFen === undefined,
  question: saysNothing(question),
  consent: !agreed,
  uploading: uploads.includes('uploading'),
})

/** The first of them in the order of specification, document 2, section 5 (CONSULT-16 to CONSULT-20). */
export const firstFault = (faults: Record<ProblemFault, boolean>): ProblemFault | undefined =>
  FAULT_ORDER.find((fault) => faults[fault])

const FAULT_ORDER = ['price', 'question', 'consent', 'uploading'] as const satisfies ProblemFault[]
