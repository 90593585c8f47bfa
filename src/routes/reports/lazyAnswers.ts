import { evaluationAdvice, type EvaluationAdvice } from '@/domain/evaluationAdvice'
import { evaluationFacts, hasAtypicalHyperplasia, isEvaluated } from '@/domain/reports/healthFacts'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { readingOf } from '@/stores/reports/answers'
import { HealthAnswers } from './HealthAnswers'
import { HyperplasiaNote } from './HyperplasiaNote'
import { RiskAnswers } from './RiskAnswers'

/** What the answers advise, and of a special case whose it is. */
export type Evaluation =
  { advice: Exclude<EvaluationAdvice, 'specialCase'> } | { advice: 'specialCase'; who: 'men' | 'pregnancy' }

/** What reads the answers of a report and what shows them: fetched while the report itself is asked for. */
export const answerParts = {
  readingOf,
  /** What the answers advise; a special case is one by sex alone, all else is asked of the answers. */
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
}
