import { expect, test } from 'vitest'
import { isRequired, canTakeBack } from '@/domain/questionForm/form'
import { problemOf } from '@/domain/questionForm/problems'
import { VARIANTS, type Variant } from '@/domain/questionForm/variants'

test('a question that is required only while another is answered so has star, problem and no way back only then', () => {
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
