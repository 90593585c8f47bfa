/** How far a picture has come (CONSULT-21). */
export type UploadState = 'unStart' | 'uploading' | 'done' | 'failed'

/** What is asked of a doctor, as the form holds it. */
export type ProblemDraft = {
  /** What the consultation costs before a coupon; a quick one needs no choice. */
  priceFen: number | undefined
  question: string
  agreed: boolean
  uploads: readonly UploadState[]
}

/** What keeps a problem from being sent, each with its sentence. */
export type ProblemFault = 'price' | 'question' | 'consent' | 'uploading'

/** The first fault in the order of specification, document 2, section 5 (CONSULT-16 to CONSULT-20). */
export const problemFault = (
  { priceFen, question, agreed, uploads }: ProblemDraft,
  kind: 'doctor' | 'quick',
): ProblemFault | undefined => {
  if (kind === 'doctor' && priceFen === undefined) return 'price'
  if (question.trim() === '') return 'question'
  if (!agreed) return 'consent'
  return uploads.includes('uploading') ? 'uploading' : undefined
}
