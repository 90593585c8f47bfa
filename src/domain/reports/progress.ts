import { INSPECTION_STATUS } from './dictionaries'
import type { ReportProgress } from './report'

const STEPS = Object.values(INSPECTION_STATUS)
export type ReportStep = (typeof STEPS)[number]

export type ShownStep = { step: ReportStep | undefined; at: string | undefined; state: 'done' | 'now' | 'ahead' }

/**
 * Returns the steps in order: one without a time is pending, and the first pending one after the last time is next.
 */
export const shownSteps = ({ steps }: ReportProgress): ShownStep[] => {
  const lastDone = steps.reduce((last, at, index) => (at === undefined ? last : index), -1)
  const named = STEPS.map((step, index) => ({ step, at: steps[index], index }))
  const extra = steps.slice(STEPS.length).map((at, index) => ({ step: undefined, at, index: STEPS.length + index }))
  return [...named, ...extra].map(({ step, at, index }) => ({ step, at, state: stateOf(at, index, lastDone) }))
}

export const stepAhead = (progress: ReportProgress): ReportStep | undefined =>
  shownSteps(progress).find(({ state }) => state === 'now')?.step

const stateOf = (at: string | undefined, index: number, lastDone: number): ShownStep['state'] => {
  if (at !== undefined) return 'done'
  return index === lastDone + 1 ? 'now' : 'ahead'
}
