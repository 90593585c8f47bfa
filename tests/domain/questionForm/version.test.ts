import { expect, test } from 'vitest'
import { isRequired, canTakeBack, questionOf, questionsOf } from '@/domain/questionForm/form'
import { problemOf } from '@/domain/questionForm/problems'
import { codesOf } from '@/domain/questionForm/questions'
import { VARIANTS, type Variant } from '@/domain/questionForm/variants'
import { fnv1a64 } from '@/lib/fnv1a'

/** What a draft of the form depends on: its questions, how each is answered, and the codes there are. */
const digestOf = (variant: Variant): string =>
  fnv1a64(JSON.stringify(questionsOf(variant).map((id) => [id, questionOf(variant, id).control, codesOf(id)])))

const KNOWN = {
  fullRecord: '1 4709afcb664166ea',
  gail: '1 997088490b57d4dd',
  inspection: '1 3f4c97d1d4714c90',
  inspectionMeasured: '1 004c9aa007d62ea5',
  ownRecord: '1 633c3be953ad2c9b',
  profile: '1 54a4553f622748a7',
  relative: '1 36270fdb23b2de4a',
  shortOnSite: '1 3fc96942952c0826',
  supplementaryOwn: '1 4b0e70e8e06fa4aa',
  supplementaryRelative: '1 9c9ce68f6ba2848d',
}

test('[A384] a form whose questions changed has a new version, so that no older draft is taken for one of it', () => {
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
  const asked = (smoking: string) => [
    isRequired(variant, 'special', { smoking }),
    canTakeBack(variant, 'special', { smoking }),
    problemOf(variant, 'special', { smoking }, '2026-11-24'),
  ]
  expect(asked('yes')).toEqual([true, false, 'choose'])
  expect(asked('no')).toEqual([false, true, undefined])
})
