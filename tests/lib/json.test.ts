import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../../src/lib/json'

describe('reading the server’s JSON', () => {
  test('[RA9] an id above 2^53 keeps every digit', () => {
    expect(parseJson('{"id":1745039284758347777,"small":42}')).toEqual({ id: '1745039284758347777', small: 42 })
  })

  test('[RA8] a number beyond all bounds arrives as its text, never as Infinity', () => {
    expect(parseJson('{"price":1e400}')).toEqual({ price: '1e400' })
  })

  test('any whole number comes back with its own digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (id) => {
        expect(String((parseJson(`{"id":${id}}`) as { id: unknown }).id)).toBe(String(id))
      }),
    )
  })

  test('what JSON.parse reads without losing a digit reads the same here', () => {
    const plain = fc
      .jsonValue({ noUnicodeString: false })
      .filter((value) => !/\d{16}|e|\./.test(JSON.stringify(value)))
    fc.assert(
      fc.property(plain, (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('what a string holds is nobody’s number, whatever it holds', () => {
    const text = fc.array(fc.constantFrom('"', '\\', '12345678901234567890', '1e400', 'a', ':', ' '))
    fc.assert(
      fc.property(text, (parts) => {
        const value = { [`a${parts.join('')}`]: parts.join(''), id: 7 }
        expect(parseJson(JSON.stringify(value))).toEqual(value)
      }),
    )
  })

  test('[RG7] time grows as a long text does, also beside an id above 2^53', () => {
    const timeOf = (length: number) => {
      const said = JSON.stringify('一段"没有尽头\\的文字 '.repeat(length))
      const text = `{"id":1745039284758347777,"text":${said}}`
      const times = [1, 2, 3, 4, 5].map(() => {
        const before = performance.now()
        expect(parseJson(text)).toMatchObject({ id: '1745039284758347777' })
        return performance.now() - before
      })
      return Math.min(...times)
    }
    expect(timeOf(400_000) / timeOf(100_000)).toBeLessThan(6)
    expect(timeOf(400_000)).toBeLessThan(1000)
  })

  test.each([
    '',
    '<html></html>',
    '{"a":',
    '{"a":01}',
    'undefined',
    '{"a":12345678901234567890x}',
    '{"a":01234567890123456789}',
    '{12345678901234567890:1}',
  ])('%j is refused', (text) => {
    expect(() => parseJson(text)).toThrow()
  })
})
