import { expect, test } from 'vitest'
import { showsError, markChanged, markValidated, markLeft, NO_MARKS } from '@/lib/fieldStatus'

test('[A174] a field is judged once it was changed and left, and not while it is changed again', () => {
  const typed = markChanged(NO_MARKS, ['name'])
  expect(showsError(typed, 'name')).toBe(false)
  const left = markLeft(typed, 'name')
  expect([showsError(left, 'name'), showsError(left, 'phone')]).toEqual([true, false])
  expect(showsError(markChanged(left, ['name']), 'name')).toBe(false)
})

test('a field that was left unchanged is not judged', () => {
  expect(markLeft(NO_MARKS, 'name')).toBe(NO_MARKS)
})

test('[A174] a submission judges the fields that are wrong, touched or not, and no others', () => {
  const marks = markValidated(markChanged(NO_MARKS, ['name', 'age']), ['age', 'phone'])
  expect(['name', 'age', 'phone'].filter((field) => showsError(marks, field))).toEqual(['age', 'phone'])
  expect(showsError(markLeft(marks, 'phone'), 'phone')).toBe(true)
})
