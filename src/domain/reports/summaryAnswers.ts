import type { QuestionId } from '@/domain/questionForm/question'
import { answeredSections, type AnswerSet } from './answerSet'

/** The answers that a breast specialist asks for. An abortion is left out, because others may see the sheet. */
const SUMMARY_ANSWERS: readonly QuestionId[] = [
  'special',
  'lastPeriodDay',
  'menopauseAge',
  'menopause',
  'menopauseBand',
  'firstDegree',
  'firstDegreeWho',
  'secondDegree',
  'secondDegreeWho',
  'breastCancer',
  'ovarianTumour',
  'brca',
  'chestRadiotherapy',
  'gailRelatives',
  'biopsy',
  'biopsyTimes',
  'biopsyResult',
  'gailBiopsy',
  'gailAtypical',
  'benignBreastDisease',
  'mastitis',
  'menarcheAge',
  'menarcheBand',
  'childbirth',
  'firstPregnancyAge',
  'firstBirthBand',
  'lactation',
  'contraception',
  'estrogen',
  'hormones',
]

/** Returns the questions with an answer that the summary of a visit shows, in its order. */
export const summaryAnswers = (reading: AnswerSet): QuestionId[] => {
  const answered = answeredSections(reading).flatMap((section) => section.answered)
  return SUMMARY_ANSWERS.filter((id) => answered.includes(id))
}
