import { expect, test } from 'vitest'
import { isRequired, canTakeBack, questionOf, questionsOf } from '@/domain/questionForm/form'
import { problemOf } from '@/domain/questionForm/problems'
import { codesOf } from '@/domain/questionForm/questions'
import { VARIANTS, type Variant } from '@/domain/questionForm/variants'
import { fnv1a64 } from '@/lib/fnv1a'

/** What a draft of the form depends on: its questions, their controls, and the codes of their answers. */
const digestOf = (variant: Variant): string =>
  fnv1a64(JSON.stringify(questionsOf(variant).map((id) => [id, questionOf(variant, id).control, codesOf(id)])))

const KNOWN = {
  fullRecord: '1 385091a988a88ada',
  gail: '1 8e0b032856958752',
  inspection: '1 7dd1d53b3f7dfc9c',
  inspectionMeasured: '1 cf43453ec60a9a3e',
  ownRecord: '1 855e42e5cc536ed9',
  profile: '1 5eac62c5aab95d7f',
  relative: '1 95e69fa483c754ab',
  shortOnSite: '1 38c987017c7f194e',
  supplementaryOwn: '1 e4e5cb717d0fbbe9',
  supplementaryRelative: '1 c3d4527d92a69708',
}

test('[A384] a form whose questions changed has a new version, so that no older draft opens in it', () => {
  const found = Object.fromEntries(
    Object.entries(VARIANTS).map(([id, variant]) => [id, `${variant.version} ${digestOf(variant)}`]),
  )
  expect(
    found,
    'A form has other questions or codes: add 1 to its "version" in src/domain/questionForm/variants.ts, then put the ' +
      'line that this test received into KNOWN.',
  ).toEqual(KNOWN)
})

test('a question that is required only while another is answered so has star, problem and no way back only then', () => {
  const variant: Variant = {
    ...VARIANTS.inspection,
    required: [{ question: 'special', while: { question: 'smoking', is: 'yes' } }],
  }
  const linesOf = (smoking: string) => [
    isRequired(variant, 'special', { smoking }),
    canTakeBack(variant, 'special', { smoking }),
    problemOf(variant, 'special', { smoking }, '2026-11-24'),
  ]
  expect(linesOf('yes')).toEqual([true, false, 'choose'])
  expect(linesOf('no')).toEqual([false, true, undefined])
})
