import { isAnswered, isShown, questionOf } from './form'
import type { Answers, QuestionId } from './question'
import type { SectionId, Variant } from './variants'

const LONGEST_PAGE = 12

export const isStepped = ({ required }: Variant): boolean => required.length > LONGEST_PAGE

export const sectionOf = ({ sections }: Variant, question: QuestionId): SectionId | undefined =>
  sections.find(({ questions }) => questions.includes(question))?.id

const FEWEST_QUESTIONS = 3

/** A439: questions that only a medical test can answer, or that ask for no finding. */
const NEVER_FILLED: readonly QuestionId[] = ['brca', 'menarche', 'menopause', 'breastResults', 'modifyPhone']

/**
 * A439: "None of the others": returns a no for each open yes/no question of the section. Undefined with too few such
 * questions, or none open.
 */
export const noToTheRest = (
  variant: Variant,
  questions: readonly QuestionId[],
  answers: Answers,
): Answers | undefined => {
  const findings = questions.filter((id) => isFinding(variant, id) && isShown(id, answers))
  const open = findings.filter((id) => !isAnswered(variant, id, answers))
  return findings.length < FEWEST_QUESTIONS || open.length === 0
    ? undefined
    : Object.fromEntries(open.map((id) => [id, 'no']))
}

const isFinding = (variant: Variant, id: QuestionId): boolean => {
  const question = questionOf(variant, id)
  return (
    question.control === 'radio' &&
    (question.dictionary === 'yesNo' || question.dictionary === 'hasNot') &&
    !NEVER_FILLED.includes(id)
  )
}
