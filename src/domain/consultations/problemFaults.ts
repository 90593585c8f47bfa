import { isBlank } from '@/domain/validation/typed'
import type { Problem, ProblemTarget, UploadState } from './problem'

export type ProblemFault = 'price' | 'question' | 'consent' | 'uploading'

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
