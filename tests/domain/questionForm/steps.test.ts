import { describe, expect, test } from 'vitest'
import type { Answers, QuestionId } from '@/domain/questionForm/question'
import { isStepped, noToTheRest, sectionOf } from '@/domain/questionForm/steps'
import { QUESTIONS } from '@/domain/questionForm/questions'
import { VARIANTS, type SectionId } from '@/domain/questionForm/variants'
import type { VariantId } from '@/domain/variantIds'

const WOMAN: Answers = { sex: '0' }
const MAN: Answers = { sex: '1' }

const restOf = (variantId: VariantId, section: SectionId, answers: Answers) => {
  const variant = VARIANTS[variantId]
  const questions = variant.sections.find(({ id }) => id === section)?.questions ?? []
  return noToTheRest(variant, questions, answers)
}

test('[A439] long questionnaires are shown section by section, short ones on one page', () => {
  const stepped = Object.values(VARIANTS).filter(isStepped)
  expect(stepped.map(({ id }) => id)).toEqual(['fullRecord', 'inspection', 'inspectionMeasured'])
})

test('every question belongs to the section that shows it', () => {
  expect(sectionOf(VARIANTS.fullRecord, 'weight')).toBe('basicInfo')
  expect(sectionOf(VARIANTS.inspection, 'biopsyResult')).toBe('familyAndBiopsy')
  expect(sectionOf(VARIANTS.inspection, 'weight')).toBeUndefined()
})

describe('[A439] answering no to the rest', () => {
  const family = { firstDegree: 'no', secondDegree: 'no', biopsy: 'no', abortion: 'no' }
  test.each<[string, VariantId, SectionId, Answers, Answers | undefined]>([
    ['all that is open', 'fullRecord', 'familyAndBiopsy', WOMAN, family],
    [
      'never what is answered',
      'fullRecord',
      'familyAndBiopsy',
      { ...WOMAN, firstDegree: 'yes', biopsy: 'no' },
      { secondDegree: 'no', abortion: 'no' },
    ],
    ['nothing once all is answered', 'fullRecord', 'familyAndBiopsy', { ...WOMAN, ...family }, undefined],
    [
      'only what is put to a man',
      'inspection',
      'habits',
      MAN,
      { smoking: 'no', drink: 'no', lackExercise: 'no', sleepDebt: 'no', useProduct: 'no' },
    ],
    ['not where one is asked alone', 'fullRecord', 'menstruation', WOMAN, undefined],
    ['not whether there are results', 'fullRecord', 'breast', WOMAN, undefined],
    ['not whether periods have begun or ended', 'shortOnSite', 'menstruation', WOMAN, undefined],
    [
      'never what only a test can tell',
      'shortOnSite',
      'familyAndBiopsy',
      WOMAN,
      { breastCancer: 'no', ovarianTumour: 'no', mastitis: 'no', benignBreastDisease: 'no', chestRadiotherapy: 'no' },
    ],
  ])('it fills %s (%s, %s)', (_what, variantId, section, answers, expected) => {
    expect(restOf(variantId, section, answers)).toEqual(expected)
  })
})

test('[A439] the button appears below three or more yes / no questions, and never answers what it must not', () => {
  const rest = (...questions: QuestionId[]) => noToTheRest(VARIANTS.fullRecord, questions, WOMAN)
  expect(rest('smoking', 'drink')).toBeUndefined()
  expect(rest('smoking', 'drink', 'abortion')).toEqual({ smoking: 'no', drink: 'no', abortion: 'no' })
  const others: QuestionId[] = [
    'menarche',
    'menopause',
    'breastResults',
    'brca',
    'modifyPhone',
    'biopsyTimes',
    'height',
  ]
  expect(rest(...others)).toBeUndefined()
  expect(rest(...others, 'smoking', 'drink', 'abortion')).toEqual({ smoking: 'no', drink: 'no', abortion: 'no' })
})

/** Every yes/no question: “None of the others” says no to these, and never to those below. */
const FILLED: readonly QuestionId[] = [
  'special',
  'firstDegree',
  'secondDegree',
  'biopsy',
  'abortion',
  'smoking',
  'drink',
  'lackExercise',
  'sleepDebt',
  'contraception',
  'useProduct',
  'lactation',
  'breastCancer',
  'ovarianTumour',
  'mastitis',
  'benignBreastDisease',
  'chestRadiotherapy',
  'estrogen',
  'hormones',
  'emotions',
]
const NEVER_FILLED: readonly QuestionId[] = ['brca', 'menarche', 'menopause', 'breastResults', 'modifyPhone']

test('[A439] each yes/no question is filled or never filled, and a new one needs that decision', () => {
  const yesNo = Object.entries(QUESTIONS).flatMap(([id, question]) =>
    'dictionary' in question && ['yesNo', 'hasNot'].includes(question.dictionary) ? [id] : [],
  )
  expect([...FILLED, ...NEVER_FILLED].sort(), 'add the question to one of the lists above').toEqual(yesNo.sort())
  const isFilled = (id: QuestionId) =>
    noToTheRest(VARIANTS.fullRecord, ['smoking', 'drink', 'lackExercise', 'abortion', id], WOMAN)?.[id] === 'no'
  expect(FILLED.filter((id) => !isFilled(id))).toEqual([])
  expect(NEVER_FILLED.filter(isFilled)).toEqual([])
})
