import { expect, test } from 'vitest'
import { identityCardFacts } from '@/domain/identityCard'

const TODAY = '2026-11-25'

// The sums are worked by hand: the weighted sum of the first 17 digits, modulo 11, and the digit that it asks for.
test.each([
  {
    number: '11010519491231002X',
    birthday: '1949-12-31',
    sex: 'female',
    why: 'the example of the standard: 167, 2, X',
  },
  { number: '11010519491231002x', birthday: '1949-12-31', sex: 'female', why: 'a small x' },
  { number: '110105198003151234', birthday: '1980-03-15', sex: 'male', why: '184, 8, 4' },
  { number: '110105200002290021', birthday: '2000-02-29', sex: 'female', why: 'a leap day: 132, 0, 1' },
  { number: '110105202611250016', birthday: '2026-11-25', sex: 'male', why: 'born today: 138, 6, 6' },
  { number: '511324199007040021', birthday: '1990-07-04', sex: 'female', why: 'no zero in the region: 253, 0, 1' },
  { number: '11010519000101001X', birthday: '1900-01-01', sex: 'male', why: 'the earliest birth date: 68, 2, X' },
])('[A507] the ID number $number tells $birthday and $sex ($why)', ({ number, birthday, sex }) => {
  expect(identityCardFacts(number, TODAY)).toEqual({ birthday, sex })
})

test.each([
  ['110105198003151235', 'a wrong check digit: 4 would be right'],
  ['110105198003151243', 'two digits that have changed places'],
  ['110105200102290029', 'a day that does not exist: 135, 3, 9'],
  ['110105202611260011', 'a birth date of tomorrow: 143, 0, 1'],
  ['440524188001010014', 'a birth date before 1900'],
  ['110105800315123', 'the old number of 15 digits, which has no check digit'],
  ['11010519800315123', 'a number that is still being typed'],
  ['1101051980031512341', 'a number with a digit too many'],
  ['1110105198003151234', 'a number with a digit too many before it'],
  ['', 'no number'],
])('[A507] the ID number %s gives no birthday and no sex: %s', (number) => {
  expect(identityCardFacts(number, TODAY)).toBeUndefined()
})
