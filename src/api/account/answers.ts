import { SEX_CODE } from '@/domain/dictionaries'
import type { Customer, RelativeRecord } from '@/domain/account/account'
import {
  ageOrNone,
  centimetres,
  code,
  day,
  flag,
  joined,
  kilograms,
  known,
  numberCode,
  text,
  timesInLife,
  years,
  type Codec,
} from '@/api/answerCodecs'
import { questionOf, questionsOf, settled } from '@/domain/questionForm/form'
import { codesOf, QUESTIONS } from '@/domain/questionForm/questions'
import { withImpliedYes, type Answers, type QuestionId } from '@/domain/questionForm/question'
import { VARIANTS, type Variant } from '@/domain/questionForm/variants'

export const answersOfCustomer = ({ name, age, sex, identityCard, phone, asStored }: Customer): Answers => ({
  name: name ?? '',
  age: age === undefined ? '' : String(age),
  sex: sex === undefined ? '' : SEX_CODE[sex],
  identityCard: known(QUESTIONS.identityCard, identityCard ?? '', identityCard),
  phone: known(QUESTIONS.phone, phone ?? '', phone),
  ...answersOfRelative(asStored ?? {}),
})

export const answersOfRelative = (relative: RelativeRecord): Answers => {
  const answers: Answers = {}
  for (const { key, question, codec } of FIELDS) {
    const stored = relative[key]
    const answer = known(questionOf(VARIANTS.relative, question), codec.read(stored, codesOf(question)), stored)
    if (answer !== undefined) answers[question] = answer
  }
  return withImpliedYes(answers)
}

/** Returns the fields of a relative's record that this form sends, by the rules of submitting. */
export const relativeOf = (variant: Variant, answers: Answers): RelativeRecord =>
  recordOf(settled(variant, answers), questionsOf(variant))

export const recordOf = (answers: Answers, questions: readonly QuestionId[]): RelativeRecord =>
  Object.fromEntries(
    FIELDS.filter(({ question }) => questions.includes(question)).map(({ key, question, codec }) => [
      key,
      codec.write(answers[question]),
    ]),
  )

/** Specification, document 2, section 3 "Relative/patient questionnaire form fields", and the relation (A140). */
const FIELDS: readonly { key: string; question: QuestionId; codec: Codec }[] = [
  { key: 'name', question: 'name', codec: text },
  { key: 'relationId', question: 'relation', codec: numberCode },
  { key: 'age', question: 'age', codec: years },
  { key: 'sex', question: 'sex', codec: code },
  { key: 'identityCard', question: 'identityCard', codec: text },
  { key: 'telphone', question: 'phone', codec: text },
  { key: 'ethnicity', question: 'ethnicity', codec: text },
  { key: 'height', question: 'height', codec: centimetres },
  { key: 'weight', question: 'weight', codec: kilograms },
  { key: 'mLastday', question: 'lastPeriodDay', codec: day },
  { key: 'mAge', question: 'menarcheAge', codec: years },
  { key: 'fPregnancy', question: 'firstPregnancyAge', codec: ageOrNone },
  { key: 'childbirth', question: 'childbirth', codec: timesInLife },
  { key: 'menopausetime', question: 'menopauseAge', codec: ageOrNone },
  { key: 'relatives1st', question: 'firstDegree', codec: flag },
  { key: 'c1strelatives', question: 'firstDegreeWho', codec: joined },
  { key: 'relatives2nd', question: 'secondDegree', codec: flag },
  { key: 'c2ndrelatives', question: 'secondDegreeWho', codec: joined },
  { key: 'smoking', question: 'smoking', codec: flag },
  { key: 'drink', question: 'drink', codec: flag },
]
