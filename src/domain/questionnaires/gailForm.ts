import type { GailAnswers } from '@/domain/gail/gailRisk'
import { textOf, type Answers } from '@/domain/questionForm/question'

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
