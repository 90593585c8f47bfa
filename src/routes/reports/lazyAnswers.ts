import { evaluationAdvice, type EvaluationAdvice } from '@/domain/evaluationAdvice'
import { evaluationFacts, hasAtypicalHyperplasia, isEvaluated } from '@/domain/reports/healthFacts'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { readingOf } from '@/stores/reports/answers'
import { HealthAnswers, HyperplasiaNote } from './HealthAnswers'
import { RiskAnswers } from './RiskAnswers'
import { SummaryAnswers } from './SummaryAnswers'

/** The advice from the answers, or the group of a person without a standard interval. */
export type Evaluation =
  { advice: Exclude<EvaluationAdvice, 'specialCase'> } | { advice: 'specialCase'; who: 'men' | 'pregnancy' }

/** Functions and components for the answers, loaded in parallel with the report. */
export const answerParts = {
  readingOf,
  /** A man is recognised by sex alone; every other case needs the answers. */
  evaluationOf: ({ answers }: AnswerSet): Evaluation | undefined => {
    const facts = evaluationFacts(answers)
    const advice = evaluationAdvice(facts)
    if (advice === 'specialCase') return { advice, who: facts.sex === '1' ? 'men' : 'pregnancy' }
    return advice !== undefined && isEvaluated(answers) ? { advice } : undefined
  },
  hasAtypicalHyperplasia,
  HyperplasiaNote,
  RiskAnswers,
  HealthAnswers,
  SummaryAnswers,
}
