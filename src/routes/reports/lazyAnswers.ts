import { adviceIn, mayBePregnant } from '@/domain/reports/healthFacts'
import { readingOf } from '@/stores/reports/answers'
import { HealthAnswers, SpecialistNotes } from './HealthAnswers'
import { RiskAnswers } from './RiskAnswers'
import { SummaryAnswers } from './SummaryAnswers'
import { Uncounted } from './Uncounted'

/** Functions and components for the answers, loaded in parallel with the report. */
export const answerParts = {
  readingOf,
  adviceIn,
  mayBePregnant,
  SpecialistNotes,
  RiskAnswers,
  HealthAnswers,
  SummaryAnswers,
  Uncounted,
}
