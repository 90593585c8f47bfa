import type { GailAnswers } from '@/domain/gail/gailRisk'
import { textOf, listOf, type Answers } from '@/domain/questionForm/question'

/**
 * What the full form's answers say of the questions that only the GAIL model asks (A38, A183, FULLQ-45); nothing
 * where one is open.
 */
export const derivedGail = (answers: Answers): Answers => {
  const upTo2 = (count: number) => Math.min(count, 2)
  const results = listOf(answers, 'biopsyResult')
  return {
    gailRelatives: byFlag(textOf(answers, 'firstDegree'), upTo2(listOf(answers, 'firstDegreeWho').length)),
    gailBiopsy: byFlag(textOf(answers, 'biopsy'), upTo2(Number(textOf(answers, 'biopsyTimes')))),
    gailAtypical: byFlag(textOf(answers, 'biopsy'), results.includes('2') ? 3 : 1),
  }
}

/** A code of the model, '' where nothing can be told. */
const byFlag = (flag: string, value: number): string =>
  flag === 'no' ? '0' : flag === 'yes' && value > 0 ? String(value) : ''

/** The GAIL form's answers for the model; throws there unless all six are given. */
export const gailAnswersOf = (answers: Answers): GailAnswers => {
  const number = (id: `gail${'Age' | 'Menarche' | 'FirstBirth' | 'Relatives' | 'Biopsy' | 'Atypical'}`) => {
    const text = textOf(answers, id)
    return text === '' ? Number.NaN : Number(text)
  }
  return {
    age: number('gailAge'),
    firstMenstrualPeriod: number('gailMenarche'),
    firstLiveBirth: number('gailFirstBirth'),
    firstDegreeRelatives: number('gailRelatives'),
    previousBreastBiopsy: number('gailBiopsy'),
    atypicalHyperplasia: number('gailAtypical'),
  }
}
