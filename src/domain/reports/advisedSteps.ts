import { monthsAfter, type Day } from '@/lib/time/day'
import { uniqueBy } from '@/lib/dedupe'
import type { EvaluationAdvice } from '@/domain/evaluationAdvice'
import { LEVEL_GUIDANCE, type LevelAdvice, type RiskLevel } from '@/domain/riskLevel'
import type { Suggestion } from './dictionaries'

export type Step = Suggestion | LevelAdvice | Exclude<EvaluationAdvice, 'specialCase'>

/** A step that counts from the day of its report. */
export type DatedStep = keyof typeof MONTHS

export type StepSource = 'palpation' | 'level' | 'evaluation' | 'biopsy' | 'history' | 'findings'
export type SourcedStep = { source: StepSource; step: Step }

export type StepSources = {
  palpation?: Suggestion | undefined
  level?: RiskLevel | undefined
  evaluation?: EvaluationAdvice | undefined
  biopsy?: boolean | undefined
  history?: boolean | undefined
  findings?: boolean | undefined
  /** A615: the deciding answers have no age or no sex, so their advice is unknown. */
  lacksPerson?: boolean | undefined
}

export const stepsInOrder = ({
  palpation,
  level,
  evaluation,
  biopsy = false,
  history = false,
  findings = false,
}: StepSources): SourcedStep[] => {
  // The source of the current screen goes first among equally urgent ones.
  const steps: SourcedStep[] = [
    ...(level === undefined ? [] : [{ source: 'level', step: stepOfLevel(level) } as const]),
    ...(palpation === undefined ? [] : [{ source: 'palpation', step: palpation } as const]),
    ...(evaluation === undefined || evaluation === 'specialCase'
      ? []
      : [{ source: 'evaluation', step: evaluation } as const]),
    ...(biopsy ? [{ source: 'biopsy', step: 'specialist' } as const] : []),
    ...(findings ? [{ source: 'findings', step: 'referral' } as const] : []),
    ...(history ? [{ source: 'history', step: 'specialist' } as const] : []),
  ]
  steps.sort((a, b) => URGENCY[b.step] - URGENCY[a.step])
  return uniqueBy(steps, ({ step }) => step)
}

const stepOfLevel = (level: RiskLevel): LevelAdvice =>
  LEVEL_GUIDANCE[level].advice.reduce((most, one) => (URGENCY[one] > URGENCY[most] ? one : most))

export const dueDay = (reported: Day, step: Step): Day | undefined => {
  return isDated(step) ? monthsAfter(reported, MONTHS[step]) : undefined
}

export const isDated = (step: Step): step is DatedStep => step in MONTHS

export const isCheck = (step: Step): boolean => step === 'regularReview' || isDated(step)

const URGENCY: Record<Step, number> = {
  regularReview: 0,
  twoYears: 1,
  oneYear: 2,
  reviewInHalfAYear: 3,
  twoExamsWithinAYear: 3,
  specialist: 4,
  referral: 5,
  surgeryAndGeneticTest: 5,
}

/** Half a year, for the first of two examinations within a year. */
const MONTHS = {
  twoYears: 24,
  oneYear: 12,
  reviewInHalfAYear: 6,
  twoExamsWithinAYear: 6,
} as const satisfies Partial<Record<Step, number>>
