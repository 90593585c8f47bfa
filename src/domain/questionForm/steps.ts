import { isAnswered, isShown, questionOf } from './form'
import type { Answers, QuestionId } from './question'
import type { SectionId, Variant } from './variants'

/** More answers than that are not asked on one page. */
const LONGEST_PAGE = 12

/** Whether a form is put section by section: one that needs many answers is. */
export const isStepped = ({ required }: Variant): boolean => required.length > LONGEST_PAGE

/** The section that asks a question. */
export const sectionOf = ({ sections }: Variant, question: QuestionId): SectionId | undefined =>
  sections.find(({ questions }) => questions.includes(question))?.id

/** As few questions are answered one by one. */
const FEWEST = 3

/** Only a test can tell (A439), or what it decides is not a finding. */
const NEVER_THE_REST: readonly QuestionId[] = ['brca', 'menarche', 'menopause', 'breastResults', 'modifyPhone']

/**
 * "None of the others" (A439): a no to each question of this section that is answered by yes or no and still open;
 * undefined where there are too few of such questions, or none is open.
 */
export const noToTheRest = (
  variant: Variant,
  questions: readonly QuestionId[],
  answers: Answers,
): Answers | undefined => {
  const asked = questions.filter((id) => isFinding(variant, id) && isShown(id, answers))
  const open = asked.filter((id) => !isAnswered(variant, id, answers))
  return asked.length < FEWEST || open.length === 0 ? undefined : Object.fromEntries(open.map((id) => [id, 'no']))
}

const isFinding = (variant: Variant, id: QuestionId): boolean => {
  const question = questionOf(variant, id)
  return (
    question.control === 'choice' &&
    (question.dictionary === 'yesNo' || question.dictionary === 'hasNot') &&
    !NEVER_THE_REST.includes(id)
  )
}
