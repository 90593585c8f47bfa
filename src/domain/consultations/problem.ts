import type { ConsultationType } from './dictionaries'

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

export const QUESTION_LIMIT = 300
