import type { AnswerSet } from '@/domain/reports/answerSet'
import { AnswerTables } from './AnswerTables'
import { BmiSection } from './BmiSection'

/** What the answers of a risk report tell beside the level. */
export const RiskAnswers = ({ reading }: { reading: AnswerSet }) => (
  <>
    <BmiSection answers={reading.answers} />
    <AnswerTables reading={reading} />
  </>
)
