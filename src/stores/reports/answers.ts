import { answersIn } from '@/api/questionnaires/answers'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { withHeader } from '@/domain/reports/healthFacts'
import type { ReportHeader } from '@/domain/reports/report'

export const readingOf = (content: Content, header?: ReportHeader): AnswerSet =>
  header === undefined ? answersIn(content) : withHeader(answersIn(content), header)
