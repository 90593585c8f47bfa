import { isBirthAfterAge } from '@/domain/gail/gailReading'
import { heightDoubt, weightDoubt, type MeasureDoubt } from '@/domain/measures'
import { isAge, isGailAge, isPatientAge } from '@/domain/validation/health'
import { measuresIn } from './measuresIn'
import { BREAST_FINDINGS, textOf, type Answers, type QuestionId } from './question'

export type Concern = 'afterOwnAge' | 'seeDoctor' | MeasureDoubt

/** Returns a doubt: a past age above the present one, an urgent sign (A386), or an implausible measure (A462). */
export const concernOf = (id: QuestionId, answers: Answers): Concern | undefined => {
  const answer = textOf(answers, id)
  if (id === 'height') return heightDoubt(measuresIn(answers))
  if (id === 'weight') return weightDoubt(measuresIn(answers))
  if (PAST_AGES.includes(id)) return isAfterOwnAge(answer, textOf(answers, 'age')) ? 'afterOwnAge' : undefined
  if (id === 'gailFirstBirth') return isBornLater(answer, textOf(answers, 'gailAge')) ? 'afterOwnAge' : undefined
  return isUrgent(id, answers) ? 'seeDoctor' : undefined
}

/** A386: the questions whose answer needs a doctor. */
export const urgentSigns = (answers: Answers): QuestionId[] => BREAST_FINDINGS.filter((id) => isUrgent(id, answers))

const isUrgent = (id: QuestionId, answers: Answers): boolean =>
  URGENT[id] !== undefined && URGENT[id] === textOf(answers, id)

const PAST_AGES: readonly QuestionId[] = ['menarcheAge', 'firstPregnancyAge', 'menopauseAge']

/** Codes of DISCHARGE and GLAND. */
const BLOODY = '5'
const MASS = '3'
const URGENT: Partial<Record<QuestionId, string>> = {
  leftDischarge: BLOODY,
  rightDischarge: BLOODY,
  leftGland: MASS,
  rightGland: MASS,
}

/** A598: whether an answer names a change for a doctor that no rule of the advice counts. */
export const hasUncountedChange = (answers: Answers): boolean =>
  UNCOUNTED.some(([id, codes]) => codes.includes(textOf(answers, id)))

/** Codes of SKIN and NIPPLE: dimple and orange-peel, eroded. */
const UNCOUNTED: readonly (readonly [QuestionId, readonly string[]])[] = [
  ['leftSkin', ['1', '2']],
  ['rightSkin', ['1', '2']],
  ['leftNipple', ['3']],
  ['rightNipple', ['3']],
]

const isAfterOwnAge = (then: string, own: string): boolean =>
  isAge(then) && isPatientAge(own) && Number(then) > Number(own)

const isBornLater = (firstBirth: string, own: string): boolean =>
  firstBirth !== '' && isGailAge(own) && isBirthAfterAge(Number(own), Number(firstBirth))
