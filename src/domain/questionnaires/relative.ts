import {
  ageOrNone,
  centimetres,
  code,
  day,
  flag,
  joined,
  kilograms,
  numberCode,
  text,
  timesInLife,
  years,
  type Codec,
} from './codecs'
import { codesOf, questionsOf, settled } from './form'
import type { Answers, QuestionId } from './question'
import type { Variant } from './variants'

/** The fields of a relative's record that the health forms fill, by their names on the wire. */
export type RelativeRecord = Readonly<Record<string, unknown>>

/** The answers that a relative's record holds. */
export const answersOfRelative = (relative: RelativeRecord): Answers => {
  const answers: Answers = {}
  for (const { key, question, codec } of FIELDS) {
    const answer = codec.read(relative[key], codesOf(question))
    if (answer !== undefined) answers[question] = answer
  }
  return answers
}

/** The part of a relative's record that this form sends, by the rules of submitting. */
export const relativeOf = (variant: Variant, answers: Answers): RelativeRecord => {
  const sent = settled(variant, answers)
  const asked = FIELDS.filter(({ question }) => questionsOf(variant).includes(question))
  return Object.fromEntries(asked.map(({ key, question, codec }) => [key, codec.write(sent[question])]))
}

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
