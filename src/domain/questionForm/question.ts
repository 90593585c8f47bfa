import type { Day } from '@/lib/days'
import type { DictionaryId } from './dictionaries'

const PARTS = ['Nipple', 'Skin', 'Discharge', 'Gland', 'Supernumerary', 'Pain'] as const satisfies BreastPart[]
const SIDES = ['left', 'right'] as const

/** What the results of an examination tell of each side. */
export const SIDE_FINDINGS = SIDES.flatMap((side) =>
  PARTS.map((part) => ({ side, part, question: `${side}${part}` as const })),
)

/** What is copied from the results of an examination: the type, then one side after the other. */
export const BREAST_FINDINGS: readonly QuestionId[] = ['breastType', ...SIDE_FINDINGS.map(({ question }) => question)]

/** What the dictionaries call nothing found (DICT-22 to DICT-27). */
const NOTHING: Record<BreastPart, string> = {
  Nipple: '0',
  Skin: '0',
  Discharge: '0',
  Gland: '0',
  Supernumerary: '1',
  Pain: '6',
}

/** No changes on either side (A425). */
export const NO_CHANGES: Answers = Object.fromEntries(
  SIDE_FINDINGS.map(({ part, question }) => [question, NOTHING[part]]),
)

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
export type BreastPart = 'Nipple' | 'Skin' | 'Discharge' | 'Gland' | 'Supernumerary' | 'Pain'
type BreastId = 'breastResults' | 'breastType' | `${'left' | 'right'}${BreastPart}`

/** One question, whatever form asks it; the words for it are kept under this name. */
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

/** Typed text, a day, or a code; a list of codes where several may be ticked. */
export type Answer = string | readonly string[] | Stored
/**
 * What no form can say, in a stored record: it goes back untouched unless the question is answered anew (A420,
 * A436).
 */
export type Stored = {
  readonly stored: unknown
  /** What of it can be shown, '' for nothing; a list has the codes that nobody told us as well. */
  readonly shown: string | readonly string[]
}
export const isStored = (answer: unknown): answer is Stored =>
  typeof answer === 'object' && answer !== null && 'stored' in answer

/** What has been answered so far; '' and [] stand for nothing as well. */
export type Answers = Partial<Record<QuestionId, Answer>>

/** What is wrong with an answer; each has its sentence. */
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

/** Holds for the present answer of another question. */
export type Condition =
  | { question: QuestionId; is: string }
  | { question: QuestionId; isNot: string }
  /** A number above 0. */
  | { question: QuestionId; counts: true }

type Common = {
  /** Said where a form requires it and nothing is answered. */
  missing: AnswerProblem
  /** All must hold, or the question is neither shown nor sent. */
  shown?: readonly Condition[]
  /** Where a form requires it, an answer to this one does as well. */
  orElse?: QuestionId
  /** The first day on which it was asked: a record that is older, or of an unknown day, does not list it as open. */
  askedSince?: Day
}

export type TypedQuestion = Common & {
  control: 'text' | 'whole' | 'decimal' | 'day'
  check?: { fits: (text: string, today: Day) => boolean; wrong: AnswerProblem }
  /** What is meant by what is typed or pasted (A427). */
  tidy?: (text: string) => string
}

/** Picked from a list of texts that is kept with the words (A146); the text itself is the answer. */
export type ListedQuestion = Common & { control: 'listed' }

export type ChosenQuestion = Common & {
  /** One code of the dictionary, or several. */
  control: 'choice' | 'choices'
  dictionary: DictionaryId
  /** While the condition holds only this code can be chosen, otherwise it cannot. */
  lock?: { when: Condition; to: string }
}

export type Question = TypedQuestion | ListedQuestion | ChosenQuestion

/** The text or code that was answered, '' for none. */
export const textOf = (answers: Answers, id: QuestionId): string => {
  const shown = shownOf(answers[id])
  return typeof shown === 'string' ? shown : ''
}

/** The codes that were ticked. */
export const listOf = (answers: Answers, id: QuestionId): readonly string[] => {
  const shown = shownOf(answers[id])
  return typeof shown === 'object' ? shown : []
}

/** An answer as one text, '' for none. */
export const wholeText = (answer: Answer | undefined): string => String(shownOf(answer) ?? '')

const shownOf = (answer: Answer | undefined): string | readonly string[] | undefined =>
  isStored(answer) ? answer.shown : answer
