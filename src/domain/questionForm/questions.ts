import { isPhoneCode, dropInvisible, tidyNumber, tidyPhone } from '@/domain/validation/typed'
import {
  isAge,
  isCount,
  isGailAge,
  isHeight,
  isIdCard,
  isLastPeriodDay,
  isMobilePhone,
  isPatientAge,
  isWeight,
} from '@/domain/validation/health'
import { DICTIONARIES, type DictionaryId } from './dictionaries'
import type { AnswerProblem, ChosenQuestion, Condition, Question, QuestionId, TypedQuestion } from './question'

const NOT_MALE: Condition = { question: 'sex', isNot: '1' }
const FEMALE_ONLY = [NOT_MALE]

const choice = (dictionary: DictionaryId, ...shown: Condition[]): ChosenQuestion => ({
  control: 'radio',
  dictionary,
  missing: 'choose',
  shown,
})
const choices = (dictionary: DictionaryId, ...shown: Condition[]): ChosenQuestion => ({
  control: 'checkboxes',
  dictionary,
  missing: 'selectAtLeastOne',
  shown,
})
const yes = (question: QuestionId): Condition => ({ question, is: 'yes' })
const finding = (dictionary: DictionaryId): ChosenQuestion => choice(dictionary, yes('breastResults'))
const age = (missing: AnswerProblem, ...shown: Condition[]): TypedQuestion => ({
  control: 'integer',
  missing,
  shown,
  check: { fits: isAge, wrong: 'ageWrong' },
})

/** Every question of the forms: specification, document 2, sections 2, 3 and 5. */
export const QUESTIONS: Record<QuestionId, Question> = {
  name: { control: 'text', missing: 'nameMissing', tidy: dropInvisible },
  relation: choice('relation'),
  age: age('ageMissing'),
  sex: choice('sex'),
  ethnicity: { control: 'select', missing: 'choose' },
  height: {
    control: 'integer',
    missing: 'heightMissing',
    check: { fits: isHeight, wrong: 'heightWrong' },
  },
  // A7: a wrong weight has the text of the height.
  weight: {
    control: 'decimal',
    missing: 'weightMissing',
    check: { fits: isWeight, wrong: 'heightWrong' },
  },
  identityCard: {
    control: 'text',
    missing: 'idCardMissing',
    check: { fits: isIdCard, wrong: 'idCardWrong' },
    tidy: tidyNumber,
  },
  phone: {
    control: 'integer',
    missing: 'phoneMissing',
    check: { fits: isMobilePhone, wrong: 'phoneWrong' },
    tidy: tidyPhone,
  },
  modifyPhone: choice('yesNo'),
  phoneCode: {
    control: 'integer',
    missing: 'phoneCodeMissing',
    shown: [yes('modifyPhone')],
    check: { fits: isPhoneCode, wrong: 'phoneCodeWrong' },
    tidy: tidyNumber,
  },

  menarcheAge: age('menarcheAgeMissing', NOT_MALE),
  lastPeriodDay: {
    control: 'day',
    missing: 'neitherPeriodNorMenopause',
    shown: FEMALE_ONLY,
    orElse: 'menopauseAge',
    check: { fits: isLastPeriodDay, wrong: 'dayWrong' },
  },
  menopauseAge: age('menopauseAgeMissing', NOT_MALE),
  childbirth: {
    control: 'integer',
    missing: 'childbirthMissing',
    shown: FEMALE_ONLY,
    check: { fits: isCount, wrong: 'childbirthWrong' },
  },
  firstPregnancyAge: age('firstPregnancyAgeMissing', NOT_MALE, { question: 'childbirth', counts: true }),
  special: choice('yesNo', NOT_MALE),

  firstDegree: choice('yesNo'),
  firstDegreeWho: choices('firstDegree', yes('firstDegree')),
  secondDegree: choice('yesNo'),
  secondDegreeWho: choices('secondDegree', yes('secondDegree')),
  biopsy: choice('yesNo'),
  biopsyTimes: choice('biopsyTimes', yes('biopsy')),
  biopsyResult: choices('biopsyResult', yes('biopsy')),
  abortion: choice('hasNot', NOT_MALE),

  smoking: choice('yesNo'),
  drink: choice('yesNo'),
  lackExercise: choice('yesNo'),
  sleepDebt: choice('yesNo'),
  contraception: choice('hasNot', NOT_MALE),
  useProduct: choice('yesNo'),

  menarche: choice('yesNo', NOT_MALE),
  menarcheBand: choice('menarcheBand', NOT_MALE, yes('menarche')),
  menopause: choice('yesNo', NOT_MALE),
  menopauseBand: choice('menopauseBand', NOT_MALE, yes('menopause')),
  firstBirthBand: choice('firstBirthBand', NOT_MALE),
  lactation: choice('yesNo', NOT_MALE),
  lactationTime: choice('lactation', NOT_MALE, yes('lactation')),
  breastCancer: choice('hasNot'),
  ovarianTumour: choice('hasNot'),
  mastitis: choice('hasNot'),
  benignBreastDisease: choice('hasNot'),
  chestRadiotherapy: choice('hasNot'),
  brca: choice('hasNot'),
  estrogen: choice('yesNo'),
  hormones: choice('yesNo'),
  emotions: choice('yesNo'),

  gailAge: {
    control: 'integer',
    missing: 'gailAgeMissing',
    check: { fits: isGailAge, wrong: 'gailAgeOutside' },
  },
  gailMenarche: choice('gailMenarche'),
  gailFirstBirth: choice('gailFirstBirth'),
  gailRelatives: choice('gailRelatives'),
  gailBiopsy: choice('gailBiopsy'),
  gailAtypical: { ...choice('gailAtypical'), lock: { when: { question: 'gailBiopsy', is: '0' }, to: '0' } },

  // A425: our own question, not sent; it decides whether the other breast questions are shown.
  breastResults: choice('yesNo'),
  breastType: finding('breastType'),
  leftNipple: finding('nipple'),
  leftSkin: finding('skin'),
  leftDischarge: finding('discharge'),
  leftGland: finding('gland'),
  leftSupernumerary: finding('supernumerary'),
  leftPain: finding('pain'),
  rightNipple: finding('nipple'),
  rightSkin: finding('skin'),
  rightDischarge: finding('discharge'),
  rightGland: finding('gland'),
  rightSupernumerary: finding('supernumerary'),
  rightPain: finding('pain'),
}

/** A44: the age of a customer or relative may be a decimal. */
export const PATIENT_AGE: TypedQuestion = {
  control: 'decimal',
  missing: 'ageMissing',
  check: { fits: isPatientAge, wrong: 'ageWrong' },
}

export const isFemaleOnly = (id: QuestionId): boolean => QUESTIONS[id].shown?.includes(NOT_MALE) ?? false

export const codesOf = (id: QuestionId): string[] => {
  const question = QUESTIONS[id]
  return 'dictionary' in question ? Object.keys(DICTIONARIES[question.dictionary]) : []
}
