import type { GailAnswers } from '@/domain/gail/gailRisk'
import { textOf, listOf, type Answers } from '@/domain/questionForm/question'

/** Returns the GAIL answers that the full form implies (A38, A183, FULLQ-45); an open question gives none. */
export const derivedGail = (answers: Answers): Answers => {
  const upTo2 = (count: number) => Math.min(count, 2)
  const results = listOf(answers, 'biopsyResult')
  return {
    gailRelatives: byFlag(textOf(answers, 'firstDegree'), upTo2(listOf(answers, 'firstDegreeWho').length)),
    gailBiopsy: byFlag(textOf(answers, 'biopsy'), upTo2(Number(textOf(answers, 'biopsyTimes')))),
    gailAtypical: byFlag(textOf(answers, 'biopsy'), results.includes('2') ? 3 : 1),
  }
}

const byFlag = (flag: string, value: number): string =>
  flag === 'no' ? '0' : flag === 'yes' && value > 0 ? String(value) : ''

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
