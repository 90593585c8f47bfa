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
])('at the age %j the yes of a guardian is required: %s', (age, needed) => {
  expect(needsGuardian(age)).toBe(needed)
})
