import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseJson } from '@/lib/json'
import { expectLinearTime } from '../support/linearTime'

/** JSON text as a server may write it, and its expected value. */
type Written = readonly [text: string, read: unknown]

const asItself = (text: string): Written => [text, text]
const digits = fc.stringMatching(/^\d{1,20}$/)
const sign = fc.constantFrom('', '-')
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((some) => some.join(''))

const fraction = joined(fc.constantFrom('.'), digits)
const exponent = joined(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), fc.stringMatching(/^0?\d{1,2}$/))

const number: fc.Arbitrary<Written> = fc.oneof(
  fc.maxSafeInteger().map((held): Written => [String(held), held]),
  fc.constantFrom<Written>(['0', 0], ['-0', -0], ['-0.0', -0], ['0e5', 0], ['1E2', 100], ['1e-400', 0]),
  joined(sign, fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n }).map(String)).map(asItself),
  joined(sign, fc.stringMatching(/^[1-9]\d?$/), fc.oneof(fraction, exponent, joined(fraction, exponent))).map(
    (text): Written => [text, /\.00+$/.test(text) ? text : Number.parseFloat(text)],
  ),
  joined(sign, fc.stringMatching(/^[1-9]\.\d$/), fc.constantFrom('e', 'E+'), fc.stringMatching(/^[4-9]\d\d$/)).map(
    asItself,
  ),
)

const PIECES: readonly Written[] = [
  [String.raw`\"`, '"'],
  [String.raw`\\`, '\\'],
  [String.raw`\/`, '/'],
  [String.raw`\n`, '\n'],
  [String.raw`\u0022`, '"'],
  [String.raw`\u005c`, '\\'],
  [String.raw`\uD83D\uDE00`, '😀'],
  ...['1745039284758347777', '-1e400', '__proto__', ':', ',', '[', '}', ' ', '乳'].map(asItself),
]

const string = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 6 })
  .map((pieces) => [`"${pieces.map(([text]) => text).join('')}"`, pieces.map(([, read]) => read).join('')] as const)

const space = fc.constantFrom('', ' ', '\n\t', '\r\n')

const { json } = fc.letrec<{ json: Written }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    number,
    string,
    fc.constantFrom<Written>(['true', true], ['false', false], ['null', null]),
    fc
      .tuple(space, fc.array(tie('json'), { maxLength: 5 }))
      .map(([gap, items]): Written => [
        `[${gap}${items.map(([text]) => text).join(`${gap},${gap}`)}${gap}]`,
        items.map(([, read]) => read),
      ]),
    fc
      .tuple(space, fc.uniqueArray(fc.tuple(string, tie('json')), { maxLength: 5, selector: ([[, key]]) => key }))
      .map(([gap, fields]): Written => [
        `{${gap}${fields.map(([[key], [text]]) => `${key}${gap}:${gap}${text}`).join(`${gap},${gap}`)}${gap}}`,
        Object.fromEntries(fields.map(([[, key], [, read]]) => [key, read])),
      ]),
  ),
}))

describe('parsing the server’s JSON', () => {
  test('[RA9] an id above 2^53 keeps every digit', () => {
    expect(parseJson('{"id":1745039284758347777,"small":42}')).toEqual({ id: '1745039284758347777', small: 42 })
  })

  test('[RA9] the largest safe integer is a number, and the next one a text', () => {
    const text = '[9007199254740991,-9007199254740991,9007199254740992,-9007199254740992,12345678901234567000]'
    const texts = ['9007199254740992', '-9007199254740992', '12345678901234567000']
    expect(parseJson(text)).toEqual([9007199254740991, -9007199254740991, ...texts])
  })

  test('[A679] decimals of 0 are kept, and those of a double are not', () => {
    expect(parseJson('[128.00,-0.000,128.0,128.50,1.00e2]')).toEqual(['128.00', '-0.000', 128, 128.5, 100])
  })

  test('[RA8] an infinite number is returned as its text, never as Infinity', () => {
    expect(parseJson('{"price":1e400}')).toEqual({ price: '1e400' })
  })

  test('[RA8] [RA9] lists, objects, strings with escapes and numbers of every form are parsed as written', () => {
    fc.assert(
      fc.property(json, ([text, read]) => {
        expect(parseJson(text)).toStrictEqual(read)
      }),
      { numRuns: 2000 },
    )
  })

  test('a field named __proto__ is an ordinary field and changes nothing else', () => {
    const read = parseJson('{"__proto__":{"isOurs":1745039284758347777}}') as object
    expect(Object.keys(read)).toEqual(['__proto__'])
    expect(read).not.toHaveProperty('isOurs')
  })

  test.each<[string, (length: number) => string]>([
    ['one long text', (length) => `{"text":${JSON.stringify('一段"没有尽头\\的文字 '.repeat(length / 12))}}`],
    ['nothing but escapes', (length) => `{"text":"${String.raw`\\`.repeat(length / 2)}"}`],
    ['nothing but quotation marks', (length) => `{"text":"${String.raw`\"`.repeat(length / 2)}"}`],
    ['many ids', (length) => `[${'"a",1745039284758347777,'.repeat(length / 24)}0]`],
    ['one long number', (length) => '1'.repeat(length)],
  ])('[RG7] time grows linearly with the text: %s, beside an id above 2^53', (_name, textOf) => {
    const read = (length: number) => {
      expect(parseJson(`[1745039284758347777,${textOf(length)}]`)).toHaveProperty('0', '1745039284758347777')
    }
    // Longer texts leave so much garbage that collecting it takes longer than the parsing.
    expectLinearTime(400_000, read)
  })

  test('[RG7] a text of 5 MB beside an id above 2^53 is parsed with a few searches', () => {
    const text = JSON.stringify({ text: '一段"没有尽头\\的文字 '.repeat(400_000), id: 0 }).replace(
      /0}$/,
      '1745039284758347777}',
    )
    const searches = vi.spyOn(String.prototype, 'indexOf')
    const read = parseJson(text)
    const steps = searches.mock.calls.length
    searches.mockRestore()
    expect(read).toHaveProperty('id', '1745039284758347777')
    expect(steps, 'searches for a quotation mark').toBeLessThanOrEqual(text.split('"').length + 10)
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
  ])('%j is rejected', (text) => {
    expect(() => parseJson(text)).toThrow()
  })
})
