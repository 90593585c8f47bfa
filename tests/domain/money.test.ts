import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFen, offeredPrice } from '@/domain/money'

test('[A617] only an offer of 0 fen is called free', () => {
  expect([0, 1, -1].map((fen) => offeredPrice(fen, '免费'))).toEqual(['免费', '¥0.01', '-¥0.01'])
})

describe('amounts of money as shown', () => {
  test.each([
    [0, '¥0.00'],
    [1, '¥0.01'],
    [9, '¥0.09'],
    [10, '¥0.10'],
    [99, '¥0.99'],
    [100, '¥1.00'],
    [101, '¥1.01'],
    [12_800, '¥128.00'],
    [39_800, '¥398.00'],
    [1_234_567, '¥12345.67'],
    // The largest safe integer.
    [9_007_199_254_740_991, '¥90071992547409.91'],
    [-5, '-¥0.05'],
    [-12_800, '-¥128.00'],
    [-0, '¥0.00'],
  ])('[CONST-01] [A362] %d fen read %s', (fen, text) => {
    expect(formatFen(fen)).toBe(text)
  })

  test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [0.5], [2 ** 53]])(
    '[A361] %s is no valid amount and reads 0.00',
    (fen) => {
      expect(formatFen(fen)).toBe('¥0.00')
    },
  )

  test('[CONST-01] [RA8] an amount has whole yuan and two digits of fen, exact for every whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        const size = BigInt(Math.abs(fen))
        const digits = `¥${(size / 100n).toString()}.${(size % 100n).toString().padStart(2, '0')}`
        expect(formatFen(fen)).toBe(fen < 0 ? `-${digits}` : digits)
      }),
    )
  })
})
