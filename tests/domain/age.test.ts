import { expect, test } from 'vitest'
import { needsGuardian } from '@/domain/age'

test.each([
  ['0', true],
  ['13', true],
  ['13.9', true],
  ['14', false],
  ['46', false],
  ['', false],
  [' ', false],
  ['x', false],
])('a guardian’s yes for the age %j: %s', (age, needed) => {
  expect(needsGuardian(age)).toBe(needed)
})
