import { expect, test } from 'vitest'
import { specificationNamed } from '@/domain/booking/earlier'

const specifications = [
  { id: '1', name: '单次' },
  { id: '2', name: '双次' },
  { id: '3', name: '双次' },
  { id: '4', name: undefined },
]

test.each([
  ['单次', '1'],
  ['双次', ''],
  ['三次', ''],
  [undefined, ''],
])('[A514] the package of an earlier appointment named %j is the one with the id %j', (name, id) => {
  expect(specificationNamed(name, specifications)).toBe(id)
})
