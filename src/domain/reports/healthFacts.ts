import { isAboveAdvisedBmi, type SexedBody } from '@/domain/bmi'
import { SEX_CODE, type SEX } from '@/domain/dictionaries'
import { evaluationAdvice, type EvaluationFacts } from '@/domain/evaluationAdvice'
import { urgentSigns } from '@/domain/questionForm/concerns'
import { isShown } from '@/domain/questionForm/form'
import { measuresIn } from '@/domain/questionForm/measuresIn'
import { isStored, listOf, textOf, wholeText, type Answers, type QuestionId } from '@/domain/questionForm/question'
import { arePlausible, isAdult } from '@/domain/measures'
import { isAge, isPatientAge } from '@/domain/validation/health'
import { answeredSections, type AnswerSet } from './answerSet'
import { dayFrom } from '@/lib/time/day'
import type { StepSources } from './advisedSteps'
import type { ReportHeader } from './report'
import type { SpecialGroup } from './specialGroup'

/** Fills open answers from the report's header; the sex is always the header's. */
export const withHeader = (
  { form, answers }: AnswerSet,
  { patientName, sex, age, examinedAt }: ReportHeader,
): AnswerSet => ({
  form,
  day: dayFrom(examinedAt?.slice(0, 10) ?? ''),
  answers: {
    ...(patientName === undefined ? {} : { name: patientName }),
    ...answers,
    ...(age === undefined || textOf(answers, 'age') !== '' ? {} : { age: String(age) }),
    ...(sex === undefined ? {} : { sex: SEX_CODE[sex] }),
  },
})

/** Returns what the rules of A213 ask about. An age that no form allows is unknown, and a missing answer is a no. */
export const evaluationFacts = (answers: Answers): EvaluationFacts => {
  const age = textOf(answers, 'age')
  const says = (id: QuestionId) => textOf(answers, id) === 'yes'
  const firstDegree = relatives(answers, 'firstDegree', 'firstDegreeWho')
  const secondDegree = relatives(answers, 'secondDegree', 'secondDegreeWho')
  return {
    // The questionnaires allow ages that a record does not, and a record decimals.
    age: isAge(age) || isPatientAge(age) ? Number(age) : undefined,
    sex: sexOf(answers),
    special: says('special'),
    firstDegree,
    // The short form asks about the whole family, so a relative that is named may be the one it means.
    secondDegree: says('breastCancer') && firstDegree.length + secondDegree.length === 0 ? [UNNAMED] : secondDegree,
    menopauseAge: Number(textOf(answers, 'menopauseAge')) || (says('menopause') ? PAST : 0),
    abortion: says('abortion'),
    smoking: says('smoking'),
    drink: says('drink'),
    lackExercise: says('lackExercise'),
    sleepDebt: says('sleepDebt'),
    contraception: says('contraception'),
    useProduct: says('useProduct'),
  }
}

export const HABITS = ['smoking', 'drink', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct'] as const

const DECIDING: readonly QuestionId[] = [
  'special',
  'firstDegree',
  'firstDegreeWho',
  'secondDegree',
  'secondDegreeWho',
  'breastCancer',
  'menopause',
  'menopauseAge',
  'abortion',
  ...HABITS,
]

/** Whether an answer that the evaluation uses is given: without one, even the mildest advice would be unfounded. */
const isEvaluated = (answers: Answers): boolean => DECIDING.some((id) => answers[id] !== undefined)

export const uncounted = (reading: AnswerSet): QuestionId[] =>
  answeredSections(reading)
    .flatMap(({ answered, open }) => [...open, ...answered.filter((id) => isUnread(reading.answers, id))])
    .filter((id) => COUNTED.includes(id))

export const isUnread = (answers: Answers, id: QuestionId): boolean =>
  isStored(answers[id]) && wholeText(answers[id]) === ''

/** An abortion is left out: the text for patients never says that it raises a risk. */
const NOT_NAMED: readonly QuestionId[] = ['firstDegreeWho', 'secondDegreeWho', 'abortion']

const COUNTED: readonly QuestionId[] = [...DECIDING.filter((id) => !NOT_NAMED.includes(id)), 'gailRelatives']

export type Factor = 'weight' | (typeof HABITS)[number] | 'family'

/** Returns the answers and measures that a report names as factors, in the order of FACTORS. */
export const positiveFactors = (answers: Answers): Factor[] => {
  const facts = evaluationFacts(answers)
  const body = bodyOf(answers)
  const says = (id: QuestionId) => textOf(answers, id) === 'yes'
  const holds: Record<Factor, boolean> = {
    weight: body !== undefined && !isYoung(answers) && isAboveAdvisedBmi(body) === true,
    smoking: facts.smoking,
    drink: facts.drink,
    lackExercise: facts.lackExercise,
    sleepDebt: facts.sleepDebt,
    // A184: a question for women only, which a record of a man may keep.
    contraception: (facts.contraception && isShown('contraception', answers)) || says('estrogen'),
    useProduct: facts.useProduct || says('hormones'),
    family: facts.firstDegree.length > 0 || facts.secondDegree.length > 0,
  }
  return FACTORS.filter((factor) => holds[factor])
}

export const bodyOf = (answers: Answers): SexedBody | undefined => {
  const sex = sexOf(answers)
  const measures = measuresIn(answers)
  return sex === undefined || !arePlausible(measures)
    ? undefined
    : { sex, heightCm: Number(measures.height), weightKg: measures.weight }
}

/** A544: whether the classes and weights of adults do not apply. */
export const isYoung = (answers: Answers): boolean => !isAdult(textOf(answers, 'age'))

/** A462: whether both measures are given and implausible, so that nothing is derived from them. */
export const isBodyDoubtful = (answers: Answers): boolean => {
  const measures = measuresIn(answers)
  return measures.height !== '' && measures.weight !== '' && !arePlausible(measures)
}

export const hasAtypicalHyperplasia = (answers: Answers): boolean =>
  listOf(answers, 'biopsyResult').includes(ATYPICAL) || textOf(answers, 'gailAtypical') === CONFIRMED

/** A553: the answers that need a specialist, whatever the interval. Awaits a clinician's signature. */
export const highRisks = (answers: Answers): QuestionId[] => HIGH_RISKS.filter((id) => textOf(answers, id) === 'yes')

const HIGH_RISKS: readonly QuestionId[] = ['brca', 'chestRadiotherapy']

export type Advice = Pick<StepSources, 'evaluation' | 'biopsy' | 'history' | 'findings' | 'lacksPerson'> & {
  special: SpecialGroup | undefined
}

/** What the answers add to a risk report. A615: R1 and R2 need no age. A626: nor does a child need a sex. */
export const adviceIn = ({ answers }: AnswerSet): Advice => {
  const facts = evaluationFacts(answers)
  const special = facts.sex === '1' ? 'men' : facts.special ? 'pregnancy' : isYoung(answers) ? 'young' : undefined
  const advice = isEvaluated(answers) ? evaluationAdvice(facts) : undefined
  return {
    evaluation: special === undefined ? advice : 'specialCase',
    lacksPerson: special === undefined && isEvaluated(answers) && advice === undefined,
    biopsy: hasAtypicalHyperplasia(answers),
    history: highRisks(answers).length > 0,
    findings: urgentSigns(answers).length > 0,
    special,
  }
}

const FACTORS: readonly Factor[] = ['weight', ...HABITS, 'family']

const ATYPICAL = '2'
const CONFIRMED = '3'
const UNNAMED = '?'
const PAST = 1
const RARELY_PREGNANT_AGE = 55

/**
 * Whether a woman may be pregnant: she said so, or, below 55 (A627), she neither denied it nor gave an age of
 * menopause. Not every form asks about pregnancy and breastfeeding.
 */
export const mayBePregnant = (answers: Answers): boolean => {
  const { special, menopauseAge, age = 0 } = evaluationFacts(answers)
  const isOpen = textOf(answers, 'special') !== 'no' && !menopauseAge && age < RARELY_PREGNANT_AGE
  return textOf(answers, 'sex') === SEX_CODE.female && (special || isOpen)
}

const sexOf = (answers: Answers): keyof typeof SEX | undefined => {
  const sex = textOf(answers, 'sex')
  return sex === '0' || sex === '1' ? sex : undefined
}

/**
 * Returns the relatives with the disease. A yes counts without names, and names count without a yes; a no overrides
 * both.
 */
const relatives = (
  answers: Answers,
  flag: 'firstDegree' | 'secondDegree',
  who: 'firstDegreeWho' | 'secondDegreeWho',
): readonly string[] => {
  if (textOf(answers, flag) === 'no') return []
  const named = listOf(answers, who)
  return named.length === 0 && textOf(answers, flag) === 'yes' ? [UNNAMED] : named
}
