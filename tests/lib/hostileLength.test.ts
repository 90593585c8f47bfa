import { describe, expect, test } from 'vitest'
import { keptPages } from '@/domain/chat/keptChat'
import { piecesAround } from '@/domain/chat/search'
import { textParts } from '@/domain/chat/textLinks'
import { isLogin } from '@/domain/redirect'
import { imErrorOf } from '@/gateways/im/timAnswers'
import { uniqueBy } from '@/lib/dedupe'
import { parseMeasurement, KILOGRAMS } from '@/lib/measurement'
import { sharedText } from '@/lib/sharedText'
import { textRuns } from '@/lib/textLanguage'
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
    ['an address with brackets that nothing opens', (length) => textParts(`https://x${')'.repeat(length)}`)],
    [
      'an address that ends with the signs of a sentence',
      (length) => textParts(`https://x${'.*'.repeat(length / 2)}`),
    ],
    ['an address without a host', (length) => textParts(`https://${'@'.repeat(length)}`)],
    ['single digits', (length) => textParts('1 '.repeat(length / 2))],
    ['words of two languages', (length) => textRuns('字1'.repeat(length / 2), 'en')],
    ['a foreign letter before figures', (length) => textRuns(`字a${'1'.repeat(length)}`, 'zh')],
    ['a text that is searched', (length) => piecesAround('ab'.repeat(length / 2), 'a')],
    ['a text that two tabs type', (length) => sharedText('a\n'.repeat(length / 2), 'a\na', 'b')],
    ['a message that is kept', (length) => keptPages([{ head: 'a', text: `b\n${'c'.repeat(length)}` }])],
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
