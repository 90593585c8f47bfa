import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arePlausible, heightDoubt, jinInKilograms, weightDoubt } from '@/domain/measures'

const of = (height: string, weight: string, age = '46') => ({ height, weight, age })

describe('the doubts about an adult’s measures', () => {
  test.each([
    // A601: an older record may have a height that the form would refuse.
    ['119', 'height'],
    ['120', undefined],
    ['220', undefined],
    ['221', 'height'],
    ['16', 'height'],
    ['163', undefined],
    ['300', 'height'],
    ['16.3', 'height'],
    ['about 160', undefined],
    ['', undefined],
  ])('[A462] a height of %j raises the doubt %j', (height, doubt) => {
    expect(heightDoubt(of(height, ''))).toBe(doubt)
  })

  test.each([
    ['', '29.9', 'weight', undefined],
    ['', '30', undefined, undefined],
    ['', '89', undefined, undefined],
    ['', '120', 'weight', '60'],
    ['', '201', 'weight', '100.5'],
    ['', '500', 'weight', undefined],
    ['160', '120', 'weight', '60'],
    ['163', '117', 'weight', '58.5'],
    ['160', '89', undefined, undefined],
    ['190', '120', undefined, undefined],
    ['200', '35', 'body', undefined],
    // An index of 11.975, and of 12.
    ['200', '47.9', 'body', undefined],
    ['200', '48', undefined, undefined],
    // An index of 34.975, and of 35.
    ['200', '139.9', undefined, undefined],
    ['200', '140', 'weight', '70'],
    ['', '89.9', undefined, undefined],
    ['', '90', 'weight', '45'],
    // An index of 120, whose half is plausible, and of 120.07, whose half is not.
    ['120', '172.8', 'weight', '86.4'],
    ['120', '172.9', 'weight', undefined],
    ['120', '110', 'weight', '55'],
    ['130', '60', 'weight', '30'],
    ['163', '', undefined, undefined],
    ['163', '0', undefined, undefined],
    ['16', '58', undefined, undefined],
  ])(
    '[A462] at a height of %j a weight of %j raises the doubt %j, and reads as %j kg if it was in jin',
    (height, weight, doubt, kilograms) => {
      expect([weightDoubt(of(height, weight)), jinInKilograms(of(height, weight))]).toEqual([doubt, kilograms])
    },
  )

  test('[A462] a child raises no doubt, and an unknown age counts as adult', () => {
    expect([heightDoubt(of('110', '19', '6')), weightDoubt(of('110', '19', '6'))]).toEqual([undefined, undefined])
    expect([heightDoubt(of('110', '19', '')), weightDoubt(of('', '19', ''))]).toEqual(['height', 'weight'])
    expect([jinInKilograms(of('160', '120', '17')), jinInKilograms(of('160', '120', '18'))]).toEqual([undefined, '60'])
  })
})

describe('whether measures are plausible enough for a class or advice', () => {
  test.each([
    ['163', '58.5', '46', true],
    ['160', '120', '46', true],
    ['16', '58', '46', false],
    ['163', '201', '46', false],
    // The index alone is plausible: 50.25, 50 and 20.76….
    ['200', '201', '46', false],
    ['200', '200', '46', true],
    ['120', '29.9', '46', false],
    // An index of 60, and of 60.07; of 12, and of 11.975.
    ['120', '86.4', '46', true],
    ['120', '86.5', '46', false],
    ['200', '48', '46', true],
    ['200', '47.9', '46', false],
    ['200', '35', '46', false],
    ['130', '110', '46', false],
    ['110', '19', '6', true],
    ['', '19', '6', false],
    ['110', '', '6', false],
    ['158.5', '58', '46', true],
    ['158.25', '58', '46', true],
    ['1.58', '58', '46', false],
    ['220.5', '90', '46', false],
    ['', '58', '46', false],
    ['163', '', '46', false],
  ])('[A462] [A436] %j cm and %j kg at the age of %j are plausible: %j', (height, weight, age, plausible) => {
    expect(arePlausible(of(height, weight, age))).toBe(plausible)
  })

  test('[A462] implausible measures raise a doubt at one of the two fields', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 299 }), fc.integer({ min: 1, max: 3000 }), (height, tenths) => {
        const measures = of(String(height), String(tenths / 10))
        fc.pre(!arePlausible(measures))
        expect(heightDoubt(measures) ?? weightDoubt(measures)).toBeDefined()
      }),
    )
  })
})
