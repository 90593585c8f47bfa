import { expect, test } from 'vitest'
import { isNeeded, isRequired, isShown, canTakeBack } from '@/domain/questionForm/form'
import { problemOf, problemsOf } from '@/domain/questionForm/problems'
import { VARIANTS, type Variant } from '@/domain/questionForm/variants'

test('a question that another answer requires is starred, gives a problem and cannot be taken back only while that answer is given', () => {
  const variant: Variant = {
    ...VARIANTS.inspection,
    required: [{ question: 'special', while: { question: 'smoking', is: 'yes' } }],
  }
  const asked = (smoking: string) => [
    isRequired(variant, 'special', { smoking }),
    canTakeBack(variant, 'special', { smoking }),
    problemOf(variant, 'special', { smoking }, '2026-11-24'),
  ]
  expect(asked('yes')).toEqual([true, false, 'choose'])
  expect(asked('no')).toEqual([false, true, undefined])
})

const PERIODS = ['menarcheAge', 'lastPeriodDay', 'menopauseAge', 'menarcheBand', 'menopauseBand'] as const
const girl = { name: '林苗', age: '9', sex: '0', childbirth: '0', smoking: 'no', drink: 'no', firstDegree: 'no' }
const measured = { ...girl, height: '133', weight: '28', ethnicity: '汉族', breastResults: 'no' }

test.each(
  Object.values(VARIANTS).filter(({ id }) => !['gail', 'profile'].includes(id) && !id.startsWith('supplement')),
)('[A616] [A44] a girl before her first period can send the form $id', (variant) => {
  const answers = variant.id === 'shortOnSite' ? { ...measured, menarche: 'no', menopause: 'no' } : measured
  expect(problemsOf(variant, answers, '2026-11-24')).toEqual([])
  expect(PERIODS.filter((id) => isShown(id, answers) && isNeeded(variant, id, answers))).toEqual([])
})

test.each([
  ['17', false],
  ['17.9', false],
  ['18', true],
  ['', true],
])('[A616] at the age "%s" menarche and last period are required: %s', (age, expected) => {
  const needs = (variant: Variant) => PERIODS.filter((id) => isNeeded(variant, id, { ...girl, age }))
  expect(needs(VARIANTS.inspection)).toEqual(expected ? ['menarcheAge', 'lastPeriodDay'] : [])
  expect(needs(VARIANTS.relative)).toEqual(expected ? ['lastPeriodDay'] : [])
})

test('[A616] a girl can still answer them, and a wrong answer is an error', () => {
  const answers = { ...measured, age: '13', menarcheAge: '12', lastPeriodDay: '2026-11-30' }
  expect(problemsOf(VARIANTS.fullRecord, answers, '2026-11-24')).toEqual([
    { question: 'lastPeriodDay', problem: 'dayWrong' },
  ])
})
