import type { ConsultationType } from './dictionaries'

export type UploadState = 'unStart' | 'uploading' | 'done' | 'failed'

export type DoctorQuestion = {
  customerId: string
  question: string
  reportId: string
  agreed: boolean
  priceFen: number | undefined
}

export type QuestionTarget = { doctorId: string } | 'quick'

export const typeAsked = (target: QuestionTarget): ConsultationType => (target === 'quick' ? 'quick' : 'imageText')

export const targetKey = (target: QuestionTarget): string =>
  target === 'quick' ? 'quick' : `doctor ${target.doctorId}`

export const QUESTION_LIMIT = 300
