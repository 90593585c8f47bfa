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

  test.each(['', '<html></html>', '{"a":', '{"a":01}', 'undefined'])('%j is refused', (text) => {
    expect(() => parseJson(text)).toThrow()
  })
})
