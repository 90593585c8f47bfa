import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { continuePay, continueConsultationPay } from '@/contract/payment'
import { code, keeping, fen, id, lenient, lenientText, listOf, pageOf, sex, text, blankable } from '@/contract/fields'
import { service } from '@/contract/home'
import { deviationsOf, shapeOf } from '@/inspector/deviations'

const row = v.object({ id, price: fen, name: lenientText, place: lenient(v.object({ city: text })) })

const found = (schema: v.GenericSchema, data: unknown) =>
  deviationsOf(schema, data).map(
    ({ field, came, effect, isAbsence }) => `${field} ${came} ${effect}${isAbsence ? ' (absent)' : ''}`,
  )

const state = v.pipe(code, v.fallback(v.picklist(['0', '1', '2']), '0'))

describe('what differs from the contract', () => {
  const whole = { id: '1', price: 100, name: 'Anna', place: { city: 'Beijing' } }

  test.each<[string, v.GenericSchema, unknown, string[]]>([
    ['an answer that keeps the contract has none', row, whole, []],
    ['a needed field of a wrong type', row, { ...whole, price: '1,00' }, ['price a text like “9,99” callFails']],
    ['a needed field that is absent', row, { ...whole, id: undefined }, ['id nothing callFails']],
    [
      'a lenient field of a wrong type',
      row,
      { ...whole, name: { first: 'A' } },
      ['name an object with first unknown'],
    ],
    ['a lenient field that is empty', row, { ...whole, name: '' }, ['name an empty text unknown (absent)']],
    [
      'a field inside a lenient one',
      row,
      { ...whole, place: { city: 7.5, zip: '1' } },
      ['place.zip a text like “9” ignored'],
    ],
    ['a state of the contract', v.object({ state }), { state: 2 }, []],
    ['a state that is shown as unknown', v.object({ state }), { state: 7 }, ['state 7 otherState']],
    ['the code that stands for an unknown state', v.object({ state }), { state: '0' }, ['state "0" otherState']],
    ['an unknown field', row, { ...whole, extra: 1 }, ['extra a whole number ignored']],
    ['an unknown field without a value', row, { ...whole, extra: null }, []],
    ['a text in place of an object', row, 'no', ['data a text like “aa” callFails']],
    [
      'a row of a page is hidden, whichever it is',
      pageOf(row),
      { list: [whole, { ...whole, price: -1 }, { ...whole, price: null }], total: 3 },
      ['list[].price a negative whole number rowHidden', 'list[].price null rowHidden'],
    ],
    ['a page without its total', pageOf(row), { list: [] }, ['total nothing callFails']],
    [
      'a list under its other name',
      listOf(row),
      { list: [{ ...whole, id: 1.5 }] },
      ['list[].id a number with a fraction rowHidden'],
    ],
    [
      'a list without pages that comes as one page of several',
      listOf(row),
      { list: [whole], total: 25, pageNum: 1 },
      ['pageNum a whole number ignored', 'total a larger number callFails'],
    ],
    ['a whole list beside its total', listOf(row), { list: [whole], total: '1' }, []],
    [
      'a row that lacks what its other field needs, beside an unknown field',
      v.pipe(
        v.object({ open: text, price: lenient(fen) }),
        v.check(({ price }) => price !== undefined),
      ),
      { open: '1', extra: 1 },
      ['price nothing unknown (absent)', 'extra a whole number ignored', 'data an object with open, extra callFails'],
    ],
    ['no list at all', listOf(row), 'x', ['data a text like “a” callFails']],
    ['a blank that is allowed', v.object({ from: blankable(fen) }), { from: '' }, []],
    [
      'a record that is sent back whole',
      keeping({ id, age: lenient(fen) }),
      { id: '1', age: 'x', more: 1 },
      ['age a text like “a” unknown', 'more a whole number ignored'],
    ],
    [
      'a variant by its kind',
      v.variant('kind', [v.object({ kind: v.literal(1), a: fen }), v.object({ kind: v.literal(2), b: fen })]),
      { kind: 2, b: 'x' },
      ['b a text like “a” callFails'],
    ],
    [
      'the nearest of several shapes',
      v.union([v.object({ a: fen, b: fen }), v.object({ c: fen })]),
      { a: 1, b: -2 },
      ['b a negative whole number callFails'],
    ],
  ])('%s', (_title, schema, data, expected) => {
    expect(found(schema, data)).toEqual(expected)
  })
})

test('a state that is shown as unknown is reported with the codes that a server may send', () => {
  expect(deviationsOf(v.object({ state }), { state: '9' })).toMatchObject([{ expected: '1, 2', isAbsence: false }])
})

test.each([
  ['an appointment', continuePay],
  ['a consultation', continueConsultationPay],
])('[A316] [A390] what opens the cashier for %s fails the call where it is left out', (_, { output }) => {
  const wxResult = { timeStamp: 1, nonceStr: 'n', packageValue: 'p', signType: 's', appId: 'w' }
  expect(found(output, { id: '7', practicalPrice: 12_800, wxResult })).toEqual(['wxResult.paySign nothing callFails'])
  expect(found(output, { id: '7' })).toEqual(['practicalPrice nothing callFails', 'wxResult nothing callFails'])
})

test('[A91] a service whose shelf status or display has an unknown code is reported, because Home may leave it out', () => {
  const told = { serviceId: '1', servicePrice: 1, serviceTypeId: 1 }
  const codes = (fields: object) =>
    found(service, { ...told, ...fields }).filter(
      (line) => /^(shelfStatus|display)/.test(line) && !/absent/.test(line),
    )
  expect(codes({ shelfStatus: 'ON', display: 'Y' })).toEqual([
    'shelfStatus a text like “aa” otherState',
    'display a text like “a” otherState',
  ])
  expect(codes({ shelfStatus: 2, display: false })).toEqual([])
  expect(codes({ shelfStatus: '', display: true })).toEqual([])
})

test('the words of what is expected are those of docs/api, and an unknown code is shown where it has two digits', () => {
  const lines = (schema: v.GenericSchema, value: unknown) =>
    deviationsOf(v.object({ value: schema }), { value }).map(({ expected, came }) => `${expected}: ${came}`)
  expect(lines(lenient(sex), '女')).toEqual(['"0" or "1": a text like “□”'])
  expect(lines(lenient(sex), 7)).toEqual(['"0" or "1": 7'])
  expect(lines(blankable(sex), '女')).toEqual(['"", or "0" or "1", or null: a text like “□”'])
  expect(lines(v.array(id), 'x')).toEqual(['a list: a text like “a”'])
  expect(lines(v.object({ id }), undefined)).toEqual(['an object: nothing'])
  expect(lines(v.pipe(code, v.picklist(['1', '2'])), 9)).toEqual(['"1", 1, "2", 2: 9'])
  expect(lines(v.pipe(code, v.picklist(['1', '2'])), 1380)).toEqual(['"1", 1, "2", 2: a whole number'])
  expect(lines(fen, -5)).toEqual(['an amount in fen, from 0: a negative whole number'])
})

test.each([
  ['13800138000', 'a text like “99999999999”'],
  ['张三 A-1', 'a text like “□□ a-9”'],
  [`${'长'.repeat(30)}`, `a text like “${'□'.repeat(24)}…”`],
  [[1, 2], 'a list of 2'],
  [{ 'a b': 1, ok: 2 }, 'an object with (a name that is no identifier), ok'],
  [null, 'null'],
])('the shape of a value tells nothing of its content: %j', (value, shape) => {
  expect(shapeOf(value)).toBe(shape)
})
