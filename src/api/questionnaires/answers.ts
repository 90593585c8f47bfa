import { BREAST_FINDINGS, type Answers } from '@/domain/questionForm/question'
import { codesOf } from '@/domain/questionForm/questions'
import type { Variant } from '@/domain/questionForm/variants'
import { sectionOf, type Content } from '@/domain/questionnaires/storedContent'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { centimetres, kilograms } from '../answerCodecs'
import { FIELDS } from './contentFields'

/**
 * Whether the content lacks what an examination by hand needs (A227, A426). A report asks this without any form: the
 * questions of all of them stay where they are.
 */
export const lacksMeasures = (content: Content): boolean => {
  const { height, weight } = sectionOf(content['basicinfo'])
  return centimetres.read(height, []) === undefined || kilograms.read(weight, []) === undefined
}

/** The answers that the content holds, also to questions that the form does not ask. */
export const answersOfContent = ({ content: kind }: Pick<Variant, 'content'>, content: Content): Answers => {
  const { own, extra } = FIELDS[kind]
  const taken = FIELDS[isShort(content) ? 'short' : 'full'].own
  const answers: Answers = {}
  for (const { path, question, codec } of [...own, ...extra]) {
    // Both contents have an m_age: an age in one, a code in the other.
    if (taken.some((other) => other.question !== question && other.path.join() === path.join())) continue
    const answer = codec.read(at(content, path), codesOf(question))
    if (answer !== undefined) answers[question] = answer
  }
  if (hasGailRelatives(content)) answers.firstDegree = 'yes'
  if (hasFindings(answers)) answers.breastResults = 'yes'
  return answers
}

/** All that the content holds, whichever form it came of. */
export const answersIn = (content: Content): AnswerSet => ({
  form: isShort(content) ? 'short' : 'full',
  answers: { ...answersOfContent({ content: 'full' }, content), ...answersOfContent({ content: 'short' }, content) },
})

/** Whether any finding of an examination is told. */
export const hasFindings = (answers: Answers): boolean =>
  BREAST_FINDINGS.some((question) => answers[question] !== undefined)

/** Whether the model's own part tells of relatives of the first degree. */
export const hasGailRelatives = (content: Content): boolean => Number(at(content, ['gail', 'relatives_1st'])) > 0

// Who read the text of a full one may tell the other's keys as null.
const isShort = (content: Content): boolean =>
  ['is_m_age', 'is_men_age', 'is_lh'].some((key) => at(content, ['menstrufeeding', key]) != null)

/** What stands at a path of the content. */
export const at = (content: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => sectionOf(part)[key], content)
