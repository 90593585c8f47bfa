import { expect, test } from 'vitest'
import { bodyIn } from '../../src/api/reportsBody'

test.each([
  [
    { height: 163, weight: 58.5, age: 46 },
    { heightCm: 163, weightKg: '58.5' },
  ],
  [
    { height: '163 cm', weight: '58.5公斤' },
    { heightCm: 163, weightKg: '58.5' },
  ],
  [
    { height: 110, weight: 19, age: '6岁' },
    { heightCm: 110, weightKg: '19' },
  ],
  [{ height: 163, weight: 585, age: 46 }, undefined],
  [{ height: 16, weight: 58.5 }, undefined],
  [{ height: 0, weight: 58.5 }, undefined],
  [{ height: 163, weight: null }, undefined],
])('[A462] [A478] of %j the timeline knows the body %j', (basicinfo, body) => {
  expect(bodyIn({ basicinfo })).toEqual(body)
})
