import { answersIn } from '@/api/questionnaires/answers'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { adviceIn, withHeader } from '@/domain/reports/healthFacts'
import type { StepSources } from '@/domain/reports/nextStep'
import type { ReportHeader, RiskReport } from '@/domain/reports/report'

export const readingOf = (content: Content, header?: ReportHeader): AnswerSet =>
  header === undefined ? answersIn(content) : withHeader(answersIn(content), header)

export const adviceOf = ({ level, content, header }: RiskReport): StepSources => ({
  level,
  ...adviceIn(readingOf(content, header)),
})
