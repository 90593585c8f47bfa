import type { Day } from '@/lib/time/day'
import type { DictionaryId } from './dictionaries'

const PARTS = ['Nipple', 'Skin', 'Discharge', 'Gland', 'Supernumerary', 'Pain'] as const satisfies BreastPart[]
const SIDES = ['left', 'right'] as const

export const SIDE_FINDINGS = SIDES.flatMap((side) =>
  PARTS.map((part) => ({ side, part, question: `${side}${part}` as const })),
)

export const BREAST_FINDINGS: readonly QuestionId[] = ['breastType', ...SIDE_FINDINGS.map(({ question }) => question)]

/** The codes for no finding (DICT-22 to DICT-27). */
const NOTHING: Record<BreastPart, string> = {
  Nipple: '0',
  Skin: '0',
  Discharge: '0',
  Gland: '0',
  Supernumerary: '1',
  Pain: '6',
}

export const NO_CHANGES: Answers = Object.fromEntries(
  SIDE_FINDINGS.map(({ part, question }) => [question, NOTHING[part]]),
)

export const hasNoChanges = (answers: Answers): boolean =>
  SIDE_FINDINGS.every(({ question }) => answers[question] === NO_CHANGES[question])

type BasicId =
  | 'name'
  | 'relation'
  | 'age'
  | 'sex'
  | 'ethnicity'
  | 'height'
  | 'weight'
  | 'identityCard'
  | 'phone'
  | 'modifyPhone'
  | 'phoneCode'
type MenstruationId = 'menarcheAge' | 'lastPeriodDay' | 'menopauseAge' | 'childbirth' | 'firstPregnancyAge' | 'special'
type FamilyId = 'firstDegree' | 'firstDegreeWho' | 'secondDegree' | 'secondDegreeWho'
type BiopsyId = 'biopsy' | 'biopsyTimes' | 'biopsyResult' | 'abortion'
type HabitId = 'smoking' | 'drink' | 'lackExercise' | 'sleepDebt' | 'contraception' | 'useProduct'
type ShortMenstruationId =
  'menarche' | 'menarcheBand' | 'menopause' | 'menopauseBand' | 'firstBirthBand' | 'lactation' | 'lactationTime'
type ShortFamilyId =
  'breastCancer' | 'ovarianTumour' | 'mastitis' | 'benignBreastDisease' | 'chestRadiotherapy' | 'brca'
type ShortHabitId = 'estrogen' | 'hormones' | 'emotions'
type GailId = 'gailAge' | 'gailMenarche' | 'gailFirstBirth' | 'gailRelatives' | 'gailBiopsy' | 'gailAtypical'
type BreastPart = 'Nipple' | 'Skin' | 'Discharge' | 'Gland' | 'Supernumerary' | 'Pain'
type BreastId = 'breastResults' | 'breastType' | `${'left' | 'right'}${BreastPart}`

export type QuestionId =
  | BasicId
  | MenstruationId
  | FamilyId
  | BiopsyId
  | HabitId
  | ShortMenstruationId
  | ShortFamilyId
  | ShortHabitId
  | GailId
  | BreastId

export type Answer = string | readonly string[] | Stored
/**
 * A stored answer that no form can give. It is sent back unchanged unless the question is answered again (A420, A436).
 */
export type Stored = {
  readonly stored: unknown
  /** The readable part, '' for none; a list also has the unknown codes. */
  readonly shown: string | readonly string[]
}
export const isStored = (answer: unknown): answer is Stored =>
  typeof answer === 'object' && answer !== null && 'stored' in answer

export type Answers = Partial<Record<QuestionId, Answer>>

export type AnswerProblem =
  | 'nameMissing'
  | 'ageMissing'
  | 'ageWrong'
  | 'choose'
  | 'selectAtLeastOne'
  | 'heightMissing'
  | 'heightWrong'
  | 'weightMissing'
  | 'idCardMissing'
  | 'idCardWrong'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'phoneCodeMissing'
  | 'phoneCodeWrong'
  | 'menarcheAgeMissing'
  | 'menopauseAgeMissing'
  | 'childbirthMissing'
  | 'childbirthWrong'
  | 'firstPregnancyAgeMissing'
  | 'neitherPeriodNorMenopause'
  | 'dayWrong'
  | 'gailAgeMissing'
  | 'gailAgeOutside'

export type Condition =
  | { question: QuestionId; is: string }
  | { question: QuestionId; isNot: string }
  | { question: QuestionId; counts: true }
  | { question: 'age'; adult: true }

type Common = {
  missing: AnswerProblem
  /** All must hold, or the question is neither shown nor sent. */
  shown?: readonly Condition[]
  /** A question whose answer suffices in place of this one. */
  orElse?: QuestionId
  /** The first day on which it was asked; an older record does not list it as open. */
  askedSince?: Day
}

export type TypedQuestion = Common & {
  control: 'text' | 'integer' | 'decimal' | 'day'
  check?: { fits: (text: string, today: Day) => boolean; wrong: AnswerProblem }
  /** Replaces the usual tidying of numbers (A561). */
  tidy?: (text: string) => string
}

type SelectQuestion = Common & { control: 'select' }

export type ChosenQuestion = Common & {
  control: 'radio' | 'checkboxes'
  dictionary: DictionaryId
  /** While the condition holds only this code can be chosen, otherwise it cannot. */
  lock?: { when: Condition; to: string }
}

export type Question = TypedQuestion | SelectQuestion | ChosenQuestion

export const textOf = (answers: Answers, id: QuestionId): string => {
  const shown = shownOf(answers[id])
  return typeof shown === 'string' ? shown : ''
}

export const listOf = (answers: Answers, id: QuestionId): readonly string[] => {
  const shown = shownOf(answers[id])
  return typeof shown === 'object' ? shown : []
}

/** A541: adds a yes where only its details are stored, because the details of an unanswered question are not sent. */
export const withImpliedYes = (answers: Answers): Answers => {
  const yes = { ...answers }
  for (const [flag, ...details] of DETAILS)
    if (yes[flag] === undefined && details.some((id) => wholeText(answers[id]) !== '')) yes[flag] = 'yes'
  return yes
}

const DETAILS: readonly (readonly [flag: QuestionId, ...details: QuestionId[]])[] = [
  ['firstDegree', 'firstDegreeWho'],
  ['secondDegree', 'secondDegreeWho'],
  ['biopsy', 'biopsyTimes', 'biopsyResult'],
]

export const wholeText = (answer: Answer | undefined): string => String(shownOf(answer) ?? '')

const shownOf = (answer: Answer | undefined): string | readonly string[] | undefined =>
  isStored(answer) ? answer.shown : answer
