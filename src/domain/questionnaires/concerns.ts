import { isAge, isPatientAge } from '../validation/health'
import { textOf, type Answers, type QuestionId } from './question'

/** What an answer gives reason to say at once; it never keeps the form from being sent. */
export type Concern = 'afterOwnAge' | 'seeDoctor'

/** An age in the past that is higher than the present one, and the urgent signs of A386. */
export const concernOf = (id: QuestionId, answers: Answers): Concern | undefined => {
  const answer = textOf(answers, id)
  switch (id) {
    case 'menarcheAge':
    case 'firstPregnancyAge':
    case 'menopauseAge':
      return isAfterOwnAge(answer, textOf(answers, 'age')) ? 'afterOwnAge' : undefined
    case 'leftDischarge':
    case 'rightDischarge':
      return answer === BLOODY ? 'seeDoctor' : undefined
    case 'leftGland':
    case 'rightGland':
      return answer === MASS ? 'seeDoctor' : undefined
    default:
      return undefined
  }
}

/** Codes of DISCHARGE and GLAND. */
const BLOODY = '5'
const MASS = '3'

const isAfterOwnAge = (then: string, own: string): boolean => isAge(then) && isPatientAge(own) && Number(then) > Number(own)
