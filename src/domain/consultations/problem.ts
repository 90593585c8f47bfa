import type { ConsultationType } from './dictionaries'
import { isBlank } from '@/domain/validation/typed'

export type UploadState = 'unStart' | 'uploading' | 'done' | 'failed'

export type Problem = {
  customerId: string
  question: string
  reportId: string
  agreed: boolean
  priceFen: number | undefined
}

export type ProblemTarget = { doctorId: string } | 'quick'

export const typeAsked = (target: ProblemTarget): ConsultationType => (target === 'quick' ? 'quick' : 'imageText')

export const targetKey = (target: ProblemTarget): string =>
  target === 'quick' ? 'quick' : `doctor ${target.doctorId}`

export type ProblemFault = 'price' | 'question' | 'consent' | 'uploading'

export const QUESTION_LIMIT = 300

export const problemFaults = (
  { priceFen, question, agreed }: Problem,
  uploads: readonly UploadState[],
  target: ProblemTarget,
): Record<ProblemFault, boolean> => ({
  price: target !== 'quick' && priceFen === undefined,
  question: isBlank(question),
  consent: !agreed,
  uploading: uploads.includes('uploading'),
})

export const firstFault = (faults: Record<ProblemFault, boolean>): ProblemFault | undefined =>
  FAULT_ORDER.find((fault) => faults[fault])

const FAULT_ORDER = ['price', 'question', 'consent', 'uploading'] as const satisfies ProblemFault[]
