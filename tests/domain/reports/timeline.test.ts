import { describe, expect, test } from 'vitest'
import { placesOf, pointsOf, rangeOf, type Measure, type Visit } from '@/domain/reports/timeline'
import type { Lesion } from '@/domain/reports/report'

const visit = (changed: Partial<Visit>): Visit => ({
  reportId: '81',
  day: '2026-10-25',
  organisationName: undefined,
  lesions: undefined,
  risk: undefined,
  ...changed,
})
const sized = (widthMm: number | undefined, heightMm: number | undefined) => ({ widthMm, heightMm }) as Lesion
const valueOf = (measure: Measure, changed: Partial<Visit>) => pointsOf(measure, [visit(changed)])[0]?.value

describe('the values of a visit', () => {
  test.each([
    ['score', { risk: { score: 38, bmi: undefined } }, 38],
    ['score', { risk: { score: 0, bmi: undefined } }, 0],
    ['bmi', { risk: { score: undefined, bmi: '22.0' } }, 22],
    ['largest', { lesions: [sized(8, 6), sized(5, 12), sized(undefined, undefined)] }, 12],
  ] as const)('the %s of %j is %d', (measure, fields, value) => {
    expect(valueOf(measure, fields)).toBe(value)
  })

  test.each([
    ['score', {}],
    ['score', { risk: { score: undefined, bmi: undefined } }],
    ['bmi', {}],
    ['bmi', { risk: { score: 38, bmi: undefined } }],
    ['largest', {}],
    ['largest', { lesions: [] }],
    ['largest', { lesions: [sized(undefined, undefined), sized(0, 0)] }],
  ] as const)('the %s of %j is a gap, and never 0', (measure, fields) => {
    expect(valueOf(measure, fields)).toBeUndefined()
  })
})

describe('the place of a visit on the chart', () => {
  const at = (...days: (string | undefined)[]) =>
    placesOf(days.map((day, index) => ({ reportId: String(index), day, value: 1 })))

  test('[A480] it follows the date, not the order', () => {
    // 2025-01-01 to 2026-01-01 are 365 days, and 73 of them a fifth.
    expect(at('2025-01-01', '2025-03-15', '2026-01-01')).toEqual([0, 0.2, 1])
  })

  test.each([
    [['2026-01-01'], [0.5]],
    [
      ['2026-01-01', '2026-01-01'],
      [0.5, 0.5],
    ],
    [
      [undefined, '2025-01-01', '2026-01-01'],
      [undefined, 0, 1],
    ],
    [
      [undefined, undefined, undefined],
      [0, 0.5, 1],
    ],
    [[undefined], [0.5]],
    [[], []],
  ])('[A480] visits on %j get the places %j', (days, places) => {
    expect(at(...days)).toEqual(places)
  })
})

describe('the range of a chart', () => {
  const points = (...values: (number | undefined)[]) =>
    values.map((value, index) => ({ reportId: String(index), day: undefined, value }))

  test('the score has its whole scale', () => {
    expect(rangeOf('score', points(34, 38))).toEqual({ low: 0, high: 100 })
  })

  test('a length starts at 0, and the index spans its values', () => {
    expect(rangeOf('largest', points(9, undefined, 12))).toEqual({ low: 0, high: 13 })
    expect(rangeOf('bmi', points(22, 24.3))).toEqual({ low: 20, high: 27 })
    expect(rangeOf('bmi', points(22.9, 24.3))).toEqual({ low: 20, high: 27 })
  })

  test.each(['score', 'bmi', 'largest'] as const)('%s has a range for any values', (measure) => {
    for (const values of [[], [undefined], [22], [22, 22]]) {
      const { low, high } = rangeOf(measure, points(...values))
      expect(high).toBeGreaterThan(low)
    }
  })
})
