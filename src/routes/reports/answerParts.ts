import { evaluationAdvice } from '../../domain/evaluationAdvice'
import { evaluationFacts } from '../../domain/reports/healthFacts'
import type { Reading } from '../../domain/reports/answered'
import { readingOf } from '../../stores/reportsReading'
import { HealthAnswers } from './HealthAnswers'
import { HyperplasiaNote } from './HyperplasiaNote'
import { RiskAnswers } from './RiskAnswers'

/** What reads the answers of a report and what shows them: fetched while the report itself is asked for. */
export const answerParts = {
  readingOf,
  evaluationOf: ({ answers }: Reading) => evaluationAdvice(evaluationFacts(answers)),
  HyperplasiaNote,
  RiskAnswers,
  HealthAnswers,
}
