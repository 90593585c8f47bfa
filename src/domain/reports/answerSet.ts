import { isAnswered, isShown, wasAsked } from '@/domain/questionForm/form'
import { textOf, type Answers, type QuestionId } from '@/domain/questionForm/question'
import type { Day } from '@/lib/time/day'
import { VARIANTS, type SectionId, type Variant } from '@/domain/questionForm/variants'

export type AnswerSet = { form: 'full' | 'short'; answers: Answers; day?: Day | undefined }

type AnsweredSection = { id: SectionId; answered: readonly QuestionId[]; open: readonly QuestionId[] }

/** Returns the questionnaire by sections. A section that may never have been asked and has no answer is left out. */
export const answeredSections = ({ form, answers, day }: AnswerSet): AnsweredSection[] =>
  SECTIONS.map((id) => {
    const isAnswer = (question: QuestionId) => isShown(question, answers) && isAnswered(WHOLE, question, answers)
    const questions = askedIn(FORM[form], id)
    const isOpen = (question: QuestionId) =>
      wasAsked(question, day) && isShown(question, answers) && !isAnswer(question) && !isDoneBy(question, isAnswer)
    return {
      id,
      answered: [...new Set([...questions, ...alsoIn[form](id, answers)])].filter(isAnswer),
      open: questions.filter(isOpen),
    }
  }).filter(({ id, answered, open }) => answered.length > 0 || (open.length > 0 && id !== 'breast'))

const WHOLE = VARIANTS.fullRecord
const FORM: Record<AnswerSet['form'], Variant> = { full: WHOLE, short: VARIANTS.shortOnSite }
const SECTIONS: readonly SectionId[] = ['basicInfo', 'menstruation', 'familyAndBiopsy', 'habits', 'breast']

const NEVER_SHOWN: readonly QuestionId[] = ['breastResults']

const askedIn = ({ sections }: Variant, section: SectionId): QuestionId[] =>
  sections
    .filter(({ id }) => id === section)
    .flatMap(({ questions }) => questions)
    .filter((question) => !NEVER_SHOWN.includes(question))

/** A196, A542: each content may also have answers of the other form; the full one derives what GAIL needs. */
const alsoIn: Record<AnswerSet['form'], (section: SectionId, answers: Answers) => QuestionId[]> = {
  full: (section, answers) => askedIn(FORM.short, section).filter((id) => !isDerived(id, answers)),
  short: (section) => askedIn(WHOLE, section),
}

const isDerived = (id: QuestionId, answers: Answers): boolean =>
  id === 'gailRelatives' || (id.startsWith('gail') && textOf(answers, 'biopsy') !== '')

/** An answer to one of these two also settles the other: the last period and the age at menopause. */
const isDoneBy = (question: QuestionId, isAnswer: (other: QuestionId) => boolean): boolean =>
  EITHER.includes(question) && EITHER.some(isAnswer)
const EITHER: readonly QuestionId[] = ['lastPeriodDay', 'menopauseAge']
