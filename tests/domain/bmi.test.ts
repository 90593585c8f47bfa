import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bmiClass, bmiText, isAboveAdvisedBmi, readBmi, referenceWeightKg } from '@/domain/bmi'

// At 200 cm the index is a quarter of the weight.
const at200 = (sex: '0' | '1', weightKg: string | number) => bmiClass({ sex, heightCm: 200, weightKg })

describe('the BMI class', () => {
  test.each([
    ['0', '75.999', 'light'],
    ['0', '76', 'normal'],
    ['0', '95.999', 'normal'],
    ['0', '96', 'overweight'],
    ['0', '115.999', 'overweight'],
    ['0', '116', 'obese'],
    ['0', '400', 'obese'],
    ['1', '79.999', 'light'],
    ['1', '80', 'normal'],
    ['1', '99.999', 'normal'],
    ['1', '100', 'overweight'],
    ['1', '119.999', 'overweight'],
    ['1', '120', 'obese'],
    ['1', '1', 'light'],
  ] as const)(
    '[BMI-01, BMI-02, BMI-03, BMI-04] for sex %s a height of 200 cm and a weight of %s kg is %s',
    (sex, weightKg, expected) => {
      expect(at200(sex, weightKg)).toBe(expected)
    },
  )

  test('[A204] 160 cm and 64 kg are exactly 25, however the weight is typed', () => {
    for (const weightKg of ['64', '64.0', '064', '64.000000000000000000000', 64]) {
      expect(bmiClass({ sex: '1', heightCm: 160, weightKg })).toBe('overweight')
      expect(bmiText({ heightCm: 160, weightKg })).toBe('25.0')
    }
    expect(bmiClass({ sex: '1', heightCm: 160, weightKg: '63.9999999999999999999999' })).toBe('normal')
    expect(bmiText({ heightCm: 160, weightKg: '63.9999999999999999999999' })).toBe('24.9')
  })

  test('[A204] [A436] the fraction of an older height counts exactly', () => {
    // 62.5 / 1.25² = 40 and 58 / 1.585² = 23.0871…
    expect(bmiText({ heightCm: 125.0, weightKg: '62.5' })).toBe('40.0')
    expect(bmiText({ heightCm: 158.5, weightKg: 58 })).toBe('23.0')
    // 24 × 1.625² = 63.375
    expect(bmiClass({ sex: '0', heightCm: 162.5, weightKg: '63.375' })).toBe('overweight')
    expect(bmiClass({ sex: '0', heightCm: 162.5, weightKg: '63.374' })).toBe('normal')
    // 22 × 1.585² = 55.27
    expect(referenceWeightKg(158.5)).toBe(55.3)
  })

  test('[A204] the index is cut to one decimal: 23.99 prints 23.9 and is normal', () => {
    expect(bmiText({ heightCm: 200, weightKg: '95.96' })).toBe('23.9')
    expect(at200('0', '95.96')).toBe('normal')
    expect(bmiText({ heightCm: 170, weightKg: 0.5 })).toBe('0.1')
  })

  test('[A204] the printed value never contradicts the class', () => {
    const lower = { light: 0, normal: 19, overweight: 24, obese: 29 }
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 299 }), fc.integer({ min: 1, max: 400_000 }), (heightCm, grams) => {
        const body = { heightCm, weightKg: `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}` }
        const named = bmiClass({ ...body, sex: '0' }) ?? 'light'
        const printed = Number(bmiText(body))
        const above = Object.values(lower).filter((bound) => printed >= bound)
        expect(lower[named]).toBe(Math.max(...above))
      }),
    )
  })

  test.each([
    [0, '60'],
    [-160, '60'],
    [Number.NaN, '60'],
    [1e20, '60'],
    [1e-7, '60'],
    [160, ''],
    [160, '0'],
    [160, '0.00'],
    [160, '-60'],
    [160, '6e1'],
    [160, '６０'],
    [160, ' 60'],
    [160, '60.'],
    [160, '.5'],
    [160, 'abc'],
    [160, Number.NaN],
    [160, 1e21],
    [160, '60\n'],
  ])('[A205] %s cm and "%s" kg give no class, no text, no reading and no advice', (heightCm, weightKg) => {
    expect(bmiClass({ sex: '0', heightCm, weightKg })).toBeUndefined()
    expect(bmiText({ heightCm, weightKg })).toBeUndefined()
    expect(readBmi({ sex: '0', heightCm, weightKg })).toBeUndefined()
    expect(isAboveAdvisedBmi({ sex: '0', heightCm, weightKg })).toBeUndefined()
  })
})

describe('the advice rule', () => {
  test.each([
    ['0', '96', false],
    ['0', '96.001', true],
    ['0', '100', true],
    ['1', '100', false],
    ['1', '100.001', true],
    ['1', '97', false],
  ] as const)(
    '[BMI-05] [BMI-06] [A206] for sex %s, 200 cm and %s kg the index is above the advised one: %s',
    (sex, weightKg, above) => expect(isAboveAdvisedBmi({ sex, heightCm: 200, weightKg })).toBe(above),
  )

  test.each([
    [160, 56.3],
    [165, 59.9],
    [170, 63.6],
    [200, 88],
    [100, 22],
  ])('[BMI-07] [A207] the reference weight at %s cm is %s kg', (heightCm, weight) => {
    expect(referenceWeightKg(heightCm)).toBe(weight)
  })

  test('[BMI-07] there is no reference weight without a height', () => {
    expect([0, -160, Number.NaN].map(referenceWeightKg)).toEqual([undefined, undefined, undefined])
  })
})
