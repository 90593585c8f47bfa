import { monthsAfter, type Day } from '@/lib/days'
import { uniqueBy } from '@/lib/dedupe'
import type { EvaluationAdvice } from '../evaluationAdvice'
import { LEVEL_GUIDANCE, type LevelAdvice, type RiskLevel } from '../riskLevel'
import type { Suggestion } from './dictionaries'

const HALF_A_YEAR = 6

/** When the review is due that a report asks for in half a year (PALP-18). */
export const reviewDueOn = (examinedOn: Day): Day => monthsAfter(examinedOn, HALF_A_YEAR)

/** What is to be done next; the special case has no rank among them. */
export type Step = Suggestion | LevelAdvice | Exclude<EvaluationAdvice, 'specialCase'>

/** Who says so. */
export type StepSource = 'palpation' | 'level' | 'evaluation' | 'biopsy'
export type SourcedStep = { source: StepSource; step: Step }

/** What each source says, as far as it is known. */
export type StepSources = {
  palpation?: Suggestion | undefined
  level?: RiskLevel | undefined
  evaluation?: EvaluationAdvice | undefined
  /** A biopsy has found atypical hyperplasia. */
  biopsy?: boolean | undefined
}

/** What the sources say, the most urgent first; whoever repeats what stands before is left out. */
export const stepsInOrder = ({ palpation, level, evaluation, biopsy = false }: StepSources): SourcedStep[] => {
  // What a screen is about leads where another source is as urgent.
  const said: SourcedStep[] = [
    ...(level === undefined ? [] : [{ source: 'level', step: stepOfLevel(level) } as const]),
    ...(palpation === undefined ? [] : [{ source: 'palpation', step: palpation } as const]),
    ...(evaluation === undefined || evaluation === 'specialCase'
      ? []
      : [{ source: 'evaluation', step: evaluation } as const]),
    ...(biopsy ? [{ source: 'biopsy', step: 'specialist' } as const] : []),
  ]
  said.sort((a, b) => URGENCY[b.step] - URGENCY[a.step])
  return uniqueBy(said, ({ step }) => step)
}

/** The most urgent of what follows from a level (A210). */
const stepOfLevel = (level: RiskLevel): LevelAdvice =>
  LEVEL_GUIDANCE[level].advice.reduce((most, one) => (URGENCY[one] > URGENCY[most] ? one : most))

/** The day by which a step was to be done, counted from the day of the report; undefined for one without a date. */
export const dueDay = (reported: Day, step: Step): Day | undefined => {
  const months = MONTHS[step]
  return months === undefined ? undefined : monthsAfter(reported, months)
}

/** Whether a step is another check; all else begins with a doctor. */
export const isCheck = (step: Step): boolean => step === 'regularReview' || MONTHS[step] !== undefined

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

/** Of two examinations within a year the first is due after half of it. */
const MONTHS: Partial<Record<Step, number>> = {
  twoYears: 24,
  oneYear: 12,
  reviewInHalfAYear: 6,
  twoExamsWithinAYear: 6,
}
