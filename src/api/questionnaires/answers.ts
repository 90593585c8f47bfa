import { BREAST_FINDINGS, withImpliedYes, type Answers } from '@/domain/questionForm/question'
import { codesOf, QUESTIONS } from '@/domain/questionForm/questions'
import type { Variant } from '@/domain/questionForm/variants'
import { sectionOf, textIn, type Content } from '@/domain/questionnaires/storedContent'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { centimetres, isBlank, kilograms, known } from '@/api/answerCodecs'
import { FIELDS } from './contentFields'

/** Whether the content lacks height or weight, which a palpation needs (A227, A426). */
export const lacksMeasures = (content: Content): boolean => {
  const { height, weight } = sectionOf(content['basicinfo'])
  return centimetres.read(height, []) === undefined || kilograms.read(weight, []) === undefined
}

/** Returns the answers in the content, even to questions that the form does not ask. */
export const answersOfContent = ({ content: kind }: Pick<Variant, 'content'>, content: Content): Answers => {
  const { own, extra, foreign } = FIELDS[kind]
  const fields = FIELDS[isShort(content) ? 'short' : 'full'].own
  const answers: Answers = {}
  // Both forms ask about drinking, each under its own key.
  const drinking = foreign.filter(({ question }) => question === 'drink')
  for (const { path, question, codec } of [...drinking, ...own, ...extra]) {
    // Both contents have an m_age: an age in one, a code in the other.
    if (fields.some((other) => other.question !== question && other.path.join() === path.join())) continue
    const stored = at(content, path)
    const answer = known(QUESTIONS[question], codec.read(stored, codesOf(question)), stored)
    if (answer !== undefined) answers[question] = answer
  }
  if (hasGailRelatives(content)) answers.firstDegree = 'yes'
  if (hasFindings(answers)) answers.breastResults = 'yes'
  return withImpliedYes(answers)
}

export const answersIn = (content: Content): AnswerSet => ({
  form: isShort(content) ? 'short' : 'full',
  answers: { ...answersOfContent({ content: 'full' }, content), ...answersOfContent({ content: 'short' }, content) },
})

export const hasFindings = (answers: Answers): boolean =>
  BREAST_FINDINGS.some((question) => answers[question] !== undefined)

export const hasGailRelatives = (content: Content): boolean =>
  Number(textIn(at(content, ['gail', 'relatives_1st']))) > 0

// A server may send the short content's keys blank in a full one (A416).
const isShort = (content: Content): boolean =>
  ['is_m_age', 'is_men_age', 'is_lh'].some((key) => !isBlank(at(content, ['menstrufeeding', key])))

export const at = (content: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => sectionOf(part)[key], content)
