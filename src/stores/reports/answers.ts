import { ApiError } from '@/api/errors'
import { answersIn } from '@/api/questionnaires/answers'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { adviceIn, withHeader } from '@/domain/reports/healthFacts'
import type { StepSources } from '@/domain/reports/advisedSteps'
import type { ReportHeader, RiskReport } from '@/domain/reports/report'

export const readingOf = (content: Content = {}, header?: ReportHeader): AnswerSet =>
  header === undefined ? answersIn(content) : withHeader(answersIn(content), header)

/** Throws without readable answers: their advice is unknown (A436). */
export const adviceOf = ({ level, content, header }: RiskReport): StepSources => {
  if (content === undefined) throw new ApiError('badResponse')
  return { level, ...adviceIn(readingOf(content, header)) }
}
