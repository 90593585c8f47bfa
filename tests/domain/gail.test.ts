import { describe, expect, test } from 'vitest'
import { filledSquares, gailNotes, gailPeople, isBirthAfterAge, percentOfReference } from '@/domain/gail/gailReading'
import { gailRisk, type GailAnswers } from '@/domain/gail/gailRisk'

/** Every factor is 1. */
const reference: GailAnswers = {
  age: 40,
  firstMenstrualPeriod: 0,
  firstLiveBirth: 1,
  firstDegreeRelatives: 0,
  previousBreastBiopsy: 0,
  atypicalHyperplasia: 0,
}
const relative = (part: Partial<GailAnswers>) => gailRisk({ ...reference, ...part }).relativeRisk
const fiveYear = (part: Partial<GailAnswers>) => gailRisk({ ...reference, ...part }).fiveYearRisk

describe('the factors of the Gail model', () => {
  test('[GAIL-07, GAIL-08, GAIL-09, A198] the age at the first period has factors for 14 and later, 12-13 and before 12', () => {
    expect([0, 1, 2].map((code) => relative({ firstMenstrualPeriod: code }))).toEqual(['1.00', '1.10', '1.21'])
  })

  test.each([
    ['GAIL-10', 20, ['1.00', '1.70', '2.88']],
    ['GAIL-10', 49, ['1.00', '1.70', '2.88']],
    ['GAIL-11', 50, ['1.00', '1.27', '1.62']],
    ['GAIL-11', 84, ['1.00', '1.27', '1.62']],
  ])('[%s] the number of biopsies at %s has factors for none, one, and two or more', (_id, age, factors) => {
    expect([0, 1, 2].map((code) => relative({ age, previousBreastBiopsy: code }))).toEqual(factors)
  })

  test.each([
    ['GAIL-12', 'no child', 0, ['1.55', '2.76', '4.91']],
    ['GAIL-13', 'before 20', 1, ['1.00', '2.61', '6.80']],
    ['GAIL-14', '20-24', 2, ['1.24', '2.68', '5.78']],
    ['GAIL-15', '25-29', 3, ['1.55', '2.76', '4.91']],
    ['GAIL-16', '30 and later', 4, ['1.93', '2.83', '4.17']],
  ])(
    '[%s] the first live birth (%s) has factors for no, one and more relatives',
    (_id, _name, firstLiveBirth, factors) => {
      expect([0, 1, 2].map((code) => relative({ firstLiveBirth, firstDegreeRelatives: code }))).toEqual(factors)
    },
  )

  test('[GAIL-17] [A199] atypical hyperplasia has factors for no biopsy, none found, uncertain and confirmed', () => {
    expect([0, 1, 2, 3].map((code) => relative({ atypicalHyperplasia: code }))).toEqual([
      '1.00',
      '0.93',
      '1.00',
      '1.82',
    ])
  })

  test.each([
    [20, 24, '0.01', '0.10'],
    [25, 29, '0.05', '0.33'],
    [30, 34, '0.12', '0.82'],
    [35, 39, '0.22', '1.52'],
    [40, 44, '0.31', '2.11'],
    [45, 49, '0.36', '2.41'],
    [50, 54, '0.42', '2.82'],
    [55, 59, '0.51', '3.47'],
    [60, 64, '0.56', '3.83'],
    [65, 69, '0.59', '3.98'],
    [70, 74, '0.64', '4.38'],
    [75, 79, '0.71', '4.85'],
    [80, 84, '0.66', '4.48'],
  ])('[GAIL-18] [A200] the baseline from %s to %s is right, alone and times 6.8', (from, to, alone, times) => {
    expect([from, to].map((age) => fiveYear({ age }))).toEqual([alone, alone])
    expect([from, to].map((age) => fiveYear({ age, firstDegreeRelatives: 2 }))).toEqual([times, times])
  })
})

describe('the result of the Gail model', () => {
  test('[GAIL-19] [GAIL-20] factors multiply, and the five-year risk uses the unrounded product', () => {
    // 1.21 x 2.88 x 5.78 x 1.82 = 36.65870208; x 0.355 = 13.0138…
    const answers = {
      age: 49,
      firstMenstrualPeriod: 2,
      firstLiveBirth: 2,
      firstDegreeRelatives: 2,
      previousBreastBiopsy: 2,
      atypicalHyperplasia: 3,
    }
    expect(gailRisk(answers)).toEqual({ relativeRisk: '36.66', fiveYearRisk: '13.01' })
    // 1.1 x 1.55 = 1.705; x 0.355 = 0.605275, where the rounded 1.71 would give 0.60705
    expect(gailRisk({ ...reference, age: 45, firstMenstrualPeriod: 1, firstLiveBirth: 0 })).toEqual({
      relativeRisk: '1.71',
      fiveYearRisk: '0.61',
    })
  })

  test('[GAIL-21] [A201] the four exact ties round up', () => {
    expect(relative({ firstMenstrualPeriod: 1, firstLiveBirth: 0 })).toBe('1.71')
    expect(relative({ previousBreastBiopsy: 1, firstLiveBirth: 3 })).toBe('2.64')
    expect(fiveYear({ age: 45 })).toBe('0.36')
    expect(fiveYear({ age: 50 })).toBe('0.42')
  })

  test('[GAIL-21] [A201] every combination equals a fraction computed separately', () => {
    const menarche = ['1', '1.1', '1.21']
    const biopsy = { young: ['1', '1.7', '2.88'], old: ['1', '1.27', '1.62'] }
    const birth = [
      ['1.55', '2.76', '4.91'],
      ['1', '2.61', '6.8'],
      ['1.24', '2.68', '5.78'],
      ['1.55', '2.76', '4.91'],
      ['1.93', '2.83', '4.17'],
    ]
    const atypical = ['1', '.93', '1', '1.82']
    const baseline = [
      '.014',
      '.049',
      '.12',
      '.224',
      '.311',
      '.355',
      '.415',
      '.511',
      '.563',
      '.586',
      '.644',
      '.713',
      '.659',
    ]
    let compared = 0
    for (let age = 20; age <= 84; age += 1)
      for (const [m, menarcheFactor] of menarche.entries())
        for (const [b, biopsyFactor] of biopsy[age < 50 ? 'young' : 'old'].entries())
          for (const [f, byRelatives] of birth.entries())
            for (const [r, birthFactor] of byRelatives.entries())
              for (const [a, atypicalFactor] of atypical.entries()) {
                const factors = [menarcheFactor, biopsyFactor, birthFactor, atypicalFactor]
                const answers = {
                  age,
                  firstMenstrualPeriod: m,
                  firstLiveBirth: f,
                  firstDegreeRelatives: r,
                  previousBreastBiopsy: b,
                  atypicalHyperplasia: a,
                }
                const expected = {
                  relativeRisk: halfUp(factors),
                  fiveYearRisk: halfUp([...factors, baseline[Math.trunc(age / 5) - 4] ?? '']),
                }
                const got = gailRisk(answers)
                if (got.relativeRisk !== expected.relativeRisk || got.fiveYearRisk !== expected.fiveYearRisk)
                  expect({ answers, ...got }).toEqual({ answers, ...expected })
                compared += 1
              }
    expect(compared).toBe(65 * 3 * 3 * 15 * 4)
  })

  test.each([
    ['age', 19],
    ['age', 85],
    ['age', 45.5],
    ['age', Number.NaN],
    ['age', -20],
    ['firstMenstrualPeriod', 3],
    ['firstMenstrualPeriod', -1],
    ['firstLiveBirth', 5],
    ['firstLiveBirth', 0.5],
    ['firstDegreeRelatives', 3],
    ['previousBreastBiopsy', 3],
    ['atypicalHyperplasia', 4],
    ['atypicalHyperplasia', Number.NaN],
  ])('[GAIL-05] [A198] a value of %s of %s throws', (field, value) => {
    expect(() => gailRisk({ ...reference, [field]: value })).toThrow(RangeError)
  })

  test('[GAIL-05] the ages 20 and 84 are accepted; a code that is a text or nothing throws', () => {
    expect([fiveYear({ age: 20 }), fiveYear({ age: 84 })]).toEqual(['0.01', '0.66'])
    for (const odd of ['0', null, undefined, [0], '__proto__'])
      expect(() => gailRisk(JSON.parse(JSON.stringify({ ...reference, firstLiveBirth: odd })))).toThrow(RangeError)
  })
})

describe('the result of the Gail model as shown', () => {
  test('[GAIL-03] [A17] about 6 of 1,000 are affected against 4 with the lowest-risk answers, and the ratio is 171 %', () => {
    const answers = { ...reference, age: 45, firstMenstrualPeriod: 1, firstLiveBirth: 0 }
    expect(gailPeople(answers)).toEqual({ of: 1000, affected: 6, spared: 994, lowest: 4 })
    expect(percentOfReference(gailRisk(answers).relativeRisk)).toBe(171)
    expect(percentOfReference('36.66')).toBe(3666)
  })

  test('[GAIL-03] below 0.1 % all figures are per 10,000', () => {
    expect(gailPeople({ ...reference, age: 20 })).toEqual({ of: 10_000, affected: 1, spared: 9999, lowest: 1 })
    // 0.049 x 4.91 = 0.24059 beside 0.049
    expect(gailPeople({ ...reference, age: 25, firstLiveBirth: 0, firstDegreeRelatives: 2 })).toEqual({
      of: 10_000,
      affected: 24,
      spared: 9976,
      lowest: 5,
    })
    expect(gailPeople({ ...reference, age: 30 })).toEqual({ of: 1000, affected: 1, spared: 999, lowest: 1 })
  })

  test('[GAIL-03] [A201] people and squares are counted from the unrounded risk, not from its two decimals', () => {
    // 1.24 x 0.12 = 0.1488 %, shown as 0.15 %: 1.488 of 1,000.
    expect(gailPeople({ ...reference, age: 30, firstLiveBirth: 2 })).toEqual({
      of: 1000,
      affected: 1,
      spared: 999,
      lowest: 1,
    })
    // 1.7 x 5.78 x 0.014 = 0.137564 %, and 0.014 % for the lowest: 13.7564 and 1.4 of 10,000.
    expect(
      gailPeople({ ...reference, age: 20, firstLiveBirth: 2, firstDegreeRelatives: 2, previousBreastBiopsy: 1 }),
    ).toEqual({ of: 10_000, affected: 14, spared: 9986, lowest: 1 })
    // 2.88 x 1.55 x 0.224 = 0.999936 %, shown as 1.00 %.
    expect(filledSquares({ ...reference, age: 35, firstLiveBirth: 0, previousBreastBiopsy: 2 })).toBeUndefined()
    // 1.1 x 2.88 x 2.76 x 0.12 = 1.0492416 %, shown as 1.05 %.
    const ten = { firstMenstrualPeriod: 1, firstLiveBirth: 0, firstDegreeRelatives: 1, previousBreastBiopsy: 2 }
    expect(filledSquares({ ...reference, age: 30, ...ten })).toBe(10)
    expect(gailPeople({ ...reference, age: 30, ...ten })).toMatchObject({ of: 1000, affected: 10, spared: 990 })
    // 2.88 x 1.93 x 0.224 = 1.2450816 %, shown as 1.25 %; 6.8 x 0.415 = 2.822 %.
    expect(filledSquares({ ...reference, age: 35, firstLiveBirth: 4, previousBreastBiopsy: 2 })).toBe(12)
    expect(filledSquares({ ...reference, age: 50, firstDegreeRelatives: 2 })).toBe(28)
    // 2.88 x 6.8 x 0.12 = 2.35008 %: 23.5008 of 1,000.
    expect(filledSquares({ ...reference, age: 30, firstDegreeRelatives: 2, previousBreastBiopsy: 2 })).toBe(24)
    // 1.21 x 2.88 x 5.78 x 1.82 x 0.355 = 13.0138… %.
    const highest = { firstMenstrualPeriod: 2, firstLiveBirth: 2, firstDegreeRelatives: 2, previousBreastBiopsy: 2 }
    expect(filledSquares({ ...reference, age: 49, ...highest, atypicalHyperplasia: 3 })).toBe(130)
  })

  test('[GAIL-03] notes say that the model is tested from 35 and that biopsies count less from 50', () => {
    expect(gailNotes({ ...reference, age: 34 })).toEqual(['testedFrom35'])
    expect(gailNotes({ ...reference, age: 35 })).toEqual([])
    expect(gailNotes({ ...reference, age: 49, previousBreastBiopsy: 1 })).toEqual([])
    expect(gailNotes({ ...reference, age: 50, previousBreastBiopsy: 1 })).toEqual(['biopsiesCountLess'])
    expect(gailNotes({ ...reference, age: 50 })).toEqual([])
  })

  test.each([
    [29, 4, true],
    [30, 4, false],
    [24, 3, true],
    [25, 3, false],
    [20, 2, false],
    [20, 1, false],
    [20, 0, false],
  ])('[GAIL-02] the age %s with first birth code %s means a birth after that age: %s', (age, firstLiveBirth, later) =>
    expect(isBirthAfterAge(age, firstLiveBirth)).toBe(later),
  )
})

/** Multiplies decimals as a fraction of integers and rounds half up to two decimals. */
const halfUp = (decimals: string[]): string => {
  let over = 1n
  let under = 1n
  for (const decimal of decimals) {
    const [whole = '', rest = ''] = decimal.split('.')
    over *= BigInt(whole + rest)
    under *= 10n ** BigInt(rest.length)
  }
  const hundredths = (over * 200n + under) / (under * 2n)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
