import { expect, test } from 'vitest'
import { isRequired, canTakeBack } from '@/domain/questionForm/form'
import { problemOf } from '@/domain/questionForm/problems'
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
