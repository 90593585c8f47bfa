import { expect, test } from 'vitest'
import { bmiIn } from '@/api/reports/bodyMeasurements'

test.each([
  [{ height: 163, weight: 58.5, age: 46 }, '22.0'],
  [{ height: '163 cm', weight: '58.5公斤' }, '22.0'],
  [{ height: '158.00cm', weight: '58.0' }, '23.2'],
  [{ height: 158.5, weight: 58 }, '23.0'],
  [{ height: 110, weight: 19, age: '6岁' }, '15.7'],
  [{ height: 163, weight: 585, age: 46 }, undefined],
  [{ height: 16, weight: 58.5 }, undefined],
  [{ height: 0, weight: 58.5 }, undefined],
  [{ height: 163, weight: null }, undefined],
])('[A436] [A462] [A478] the timeline shows for %j the body mass index %j', (basicinfo, bmi) => {
  expect(bmiIn({ basicinfo })).toBe(bmi)
})
