import { isBlank } from '@/domain/validation/typed'
import type { DoctorQuestion, QuestionTarget, UploadState } from './doctorQuestion'

export type DoctorQuestionFault = 'price' | 'question' | 'consent' | 'uploading'

export const doctorQuestionFaults = (
  { priceFen, question, agreed }: DoctorQuestion,
  uploads: readonly UploadState[],
  target: QuestionTarget,
): Record<DoctorQuestionFault, boolean> => ({
  price: target !== 'quick' && priceFen === undefined,
  question: isBlank(question),
  consent: !agreed,
  uploading: uploads.includes('uploading'),
})

export const firstFault = (faults: Record<DoctorQuestionFault, boolean>): DoctorQuestionFault | undefined =>
  FAULT_ORDER.find((fault) => faults[fault])

const FAULT_ORDER = ['price', 'question', 'consent', 'uploading'] as const satisfies DoctorQuestionFault[]
