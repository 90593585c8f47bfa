import type { Answers } from '@/domain/questionForm/question'

/** A complete inspection questionnaire of a woman. */
export const woman: Answers = {
  name: '王芳',
  age: '45',
  sex: '0',
  ethnicity: '汉族',
  height: '162',
  weight: '55.5',
  menarcheAge: '13',
  lastPeriodDay: '2026-11-01',
  childbirth: '2',
  firstPregnancyAge: '26',
  special: 'no',
  firstDegree: 'yes',
  firstDegreeWho: ['0', '2'],
  secondDegree: 'no',
  biopsy: 'yes',
  biopsyTimes: '3',
  biopsyResult: ['0', '2'],
  abortion: 'yes',
  smoking: 'no',
  drink: 'yes',
  lackExercise: 'yes',
  sleepDebt: 'no',
  contraception: 'no',
  useProduct: 'yes',
}

/** The breast part of the full record, by somebody who has results to copy from. */
export const breast: Answers = {
  breastResults: 'yes',
  breastType: '2',
  leftNipple: '0',
  leftSkin: '1',
  leftDischarge: '6',
  leftGland: '4',
  leftSupernumerary: '1',
  leftPain: '6',
  rightNipple: '3',
  rightSkin: '0',
  rightDischarge: '0',
  rightGland: '0',
  rightSupernumerary: '0',
  rightPain: '2',
}
