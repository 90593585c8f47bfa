import { describe, expect, test } from 'vitest'
import { isLogin } from '@/domain/redirect'
import { imErrorOf } from '@/gateways/im/timAnswers'
import { uniqueBy } from '@/lib/dedupe'
import { parseMeasurement, KILOGRAMS } from '@/lib/measurement'
import { expectLinearTime } from '../support/linearTime'

describe('a hostile text costs time in proportion to its length', () => {
  test.each<[string, (length: number) => unknown]>([
    ['a number before blanks', (length) => parseMeasurement(`1${' '.repeat(length)}1`, KILOGRAMS)],
    [
      'a number of digits alone',
      (length) => parseMeasurement(`${'1'.repeat(length)} ${'1'.repeat(length)}x`, KILOGRAMS),
    ],
    ['an error of the platform', (length) => imErrorOf(`|${' '.repeat(length)}x y`)],
    [
      'a list of as many rows',
      (length) =>
        uniqueBy(
          Array.from({ length }, (_, row) => `${row}`),
          String,
        ),
    ],
    ['the path of the sign-in', (length) => isLogin(`/login${'/'.repeat(length)}x`)],
  ])('[RG7] [A452] %s takes linear time', (_, run) => {
    expectLinearTime(100_000, run)
  })

  test.each([
    ['quadratic', 2000, (length: number) => length ** 2],
    ['n√n', 20_000, (length: number) => length ** 1.5],
  ])('[RG7] [A654] the measurement refuses %s work', (_, length, steps) => {
    const work = (size: number) => {
      let sum = 0
      for (let step = steps(size); step > 0; step--) sum = (sum + step) % 7
      return sum
    }
    expect(() => expectLinearTime(length, work)).toThrow(/one long text/)
  })

  test('[A436] [A452] blanks between a figure and its unit change nothing', () => {
    expect(parseMeasurement(`60${' '.repeat(50_000)}kg`, KILOGRAMS)).toBe('60')
    expect(parseMeasurement(`60${' '.repeat(50_000)}`, KILOGRAMS)).toBe('60')
    expect(parseMeasurement(`60${' '.repeat(50_000)}1`, KILOGRAMS)).toBeUndefined()
  })
})
