import { expect, test } from 'vitest'
import { cardAnswers, cardFilled } from '@/domain/questionForm/cardAnswers'
import type { Answers } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'

const TODAY = '2026-11-25'
/** Of a man born on 1980-03-15, of a woman born on 1990-07-04, and of a boy born today. */
const [MAN, WOMAN, NEWBORN] = ['110105198003151234', '511324199007040021', '110105202611250016']

test.each<[string, Answers, Answers, Answers]>([
  ['empty questions', { identityCard: MAN }, {}, { age: '46', sex: '1' }],
  [
    'empty questions, from a number with hyphens',
    { identityCard: '110105-19800315-1234' },
    {},
    { age: '46', sex: '1' },
  ],
  ['the sex, where an age is typed', { identityCard: WOMAN, age: '40' }, {}, { sex: '0' }],
  ['the age, where a sex is chosen', { identityCard: MAN, sex: '0' }, {}, { age: '46' }],
  [
    'what an earlier number filled',
    { identityCard: WOMAN, age: '46', sex: '1' },
    { age: '46', sex: '1' },
    { age: '36', sex: '0' },
  ],
  [
    'no answer that was changed since an earlier number',
    { identityCard: WOMAN, age: '45', sex: '1' },
    { age: '46', sex: '1' },
    { sex: '0' },
  ],
  ['no age that the form refuses', { identityCard: NEWBORN }, {}, { sex: '1' }],
  ['nothing, from a wrong check digit', { identityCard: '110105198003151235' }, {}, {}],
])('[A507] the ID number fills in %s', (_what, answers, filled, expected) => {
  expect(cardAnswers(VARIANTS.supplementaryRelative, answers, filled, TODAY)).toEqual(expected)
})

test.each<[Answers, Answers, ReturnType<typeof cardFilled>]>([
  [{ age: '46', sex: '1' }, { age: '46', sex: '1' }, 'both'],
  [{ age: '45', sex: '1' }, { age: '46', sex: '1' }, 'sex'],
  [{ age: '46', sex: '0' }, { age: '46', sex: '1' }, 'age'],
  [{ age: '45', sex: '0' }, { age: '46', sex: '1' }, undefined],
  [{}, {}, undefined],
])('[A507] of %j, where the number gave %j, it still fills %s', (answers, filled, expected) => {
  expect(cardFilled(answers, filled)).toBe(expected)
})
