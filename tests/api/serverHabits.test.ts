import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call } from '@/api/client'
import { asApiError, isUnconfirmed } from '@/api/errors'
import { connectClient, host } from '@/api/http'
import { customer } from '@/contract/account'
import { appointment } from '@/contract/appointments'
import { day, moment, time } from '@/contract/day'
import { post } from '@/contract/endpoint'
import { age, count, decimal, fen, id, integer, lenientId, measured, nothing, reference } from '@/contract/fields'
import { service, specification } from '@/contract/home'
import { healthReportRow, nidus, reportRow } from '@/contract/reports'
import { parseJson } from '@/lib/json'
import { CENTIMETRES } from '@/lib/measurement'
import { answerWith, body, formThing, ok, readThing, reported, seen } from '../support/client'

const save = post('/save', 'json', v.object({}), nothing)
const NAME = '{"data":{"name":"王芳"},"message":"","status":200}'
const SIGN_IN_PAGE = '<!doctype html><title>统一登录</title><form action="/sso"></form>'

describe('a server that answers in its own way', () => {
  test.each([
    ['a byte order mark before the JSON', `\ufeff${NAME}`],
    ['blank lines around the JSON', `\r\n\r\n${NAME}\n`],
    ['characters that are escaped', '{"data":{"name":"\\u738b\\u82b3"},"message":"","status":200}'],
    ['more fields, such as success', '{"success":true,"code":0,"data":{"name":"王芳"},"message":"","status":200}'],
    ['the fields in another order, and a number as 2E2', '{"status":2E2,"message":null,"data":{"name":"王芳"}}'],
  ])('is read with %s', async (_habit, content) => {
    answerWith(() => body(content))
    await expect(call(readThing, { id: '1' })).resolves.toEqual({ name: '王芳' })
  })

  test.each(['', 'text/html;charset=UTF-8', 'text/plain', 'application/octet-stream'])(
    'is read under the type “%s”',
    async (type) => {
      answerWith(() => new HttpResponse(new TextEncoder().encode(NAME), { headers: { 'Content-Type': type } }))
      await expect(call(readThing, { id: '1' })).resolves.toEqual({ name: '王芳' })
    },
  )

  test.each([201, 202, 203])('is read under HTTP %i, as a create call often answers', async (http) => {
    answerWith(() => body('{"data":{"id":7},"message":"","status":200}', http))
    await expect(call(formThing, { id: '1', note: '' })).resolves.toEqual({ id: '7' })
  })

  test.each(['/api/', '/api//'])('gets each path with one slash where the base address is %s', async (baseUrl) => {
    connectClient({ ...host(), baseUrl })
    answerWith(() => ok({ name: 'a' }))
    await call(readThing, { id: '7' })
    expect(seen.map(({ url }) => url)).toEqual(['/api/thing?id=7'])
  })

  test.each([
    ['success: true and null data', '{"success":true,"data":null,"message":"","status":200}'],
    ['no data at all', '{"success":true,"message":"","status":200}'],
    ['an empty list in place of nothing', '{"data":[],"message":"","status":200}'],
  ])('completes a write whose answer needs no data: %s', async (_habit, content) => {
    answerWith(() => body(content))
    await expect(call(save, {})).resolves.toBeUndefined()
  })
})

describe('a server or a proxy whose answer tells nothing', () => {
  test.each<[string, () => Response]>([
    ['204 without a body', () => new HttpResponse(null, { status: 204 })],
    ['200 without a body', () => body('')],
    ['200 with the page of a sign-in', () => body(SIGN_IN_PAGE)],
    ['success: true beside data that is null', () => body('{"success":true,"data":null,"message":"","status":200}')],
    ['success: true in place of a status', () => body('{"success":true,"data":{"id":"1"},"message":""}')],
    ['the answer within another one', () => ok({ status: 200, message: '', data: { id: '1' } })],
    ['the answer within a field of its own', () => body('{"result":{"data":{"id":"1"},"message":"","status":200}}')],
    ['the answer in a list', () => body('[{"data":{"id":"1"},"message":"","status":200}]')],
    ['data that is JSON within a text', () => ok('{"id":"1"}')],
    ['the answer as JSON within a text', () => body(JSON.stringify('{"data":{"id":"1"},"message":"","status":200}'))],
    ['names with a capital', () => body('{"Data":{"id":"1"},"Message":"","Status":200}')],
    ['a number that is none in JSON', () => body('{"data":{"id":NaN},"message":"","status":200}')],
    ['two answers in one', () => body(`${NAME}${NAME}`)],
  ])('leaves a write undecided, says so once, and signs nobody out: %s', async (_habit, reply) => {
    answerWith(reply)
    const failure = asApiError(await call(formThing, { id: '1', note: '' }).catch((error: unknown) => error))
    expect(failure.kind).toBe('badResponse')
    expect(isUnconfirmed(failure)).toBe(true)
    expect(reported).toMatchObject({ token: 'token-1', signedOut: [], dropped: 0, renewed: [] })
    expect(reported.notices).toHaveLength(1)
  })
})

describe('values in another form', () => {
  const read = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).output

  test('[A403] numbers that are texts, and texts that are numbers, are read', () => {
    const texts = { serviceId: '7', serviceName: '1001', servicePrice: '12800', serviceTypeId: '1', display: '1' }
    const numbers = { serviceId: 7, serviceName: 1001, servicePrice: 1.28e4, serviceTypeId: 1, display: true }
    expect(read(service, numbers)).toEqual(read(service, texts))
    expect(read(service, texts)).toMatchObject({ serviceId: '7', servicePrice: 12800, serviceTypeId: 1 })
    const person = { id: 7, telphone: 13800000001, age: '40', sex: 0, phoneModifyStatus: 1 }
    expect(read(customer, person)).toMatchObject({ id: '7', telphone: '13800000001', age: 40, sex: '0' })
  })

  test.each(['128.00', '12800.00', '¥128', '12,800', ''])(
    '[A22] the unclear amount “%s” fails, and is not guessed',
    (price) => {
      expect(v.is(specification, { specificationId: 7, specificationPrice: price })).toBe(false)
    },
  )

  const price = v.object({ price: fen })
  const asked = post('/price', 'json', v.object({}), price)
  const answerRaw = (value: string) => answerWith(() => body(`{"data":{"price":${value}},"message":"","status":200}`))

  test.each(['128.00', '0.00', '12800.000', '128.50', '"128.00"'])(
    '[A22] [A679] the amount %s, which may be in yuan, fails the call',
    async (written) => {
      answerRaw(written)
      await expect(call(asked, {})).rejects.toMatchObject({ kind: 'badResponse' })
    },
  )

  test.each(['12800', '12800.0', '1.28e4', '"12800"'])('[A22] [A679] the amount %s is ¥128.00', async (written) => {
    answerRaw(written)
    await expect(call(asked, {})).resolves.toEqual({ price: 12800 })
  })

  test('[A679] other numbers that are written with two decimals are read as before', () => {
    const numbers = parseJson('{"count":3.00,"age":45.00,"height":162.50,"share":8.50,"whole":2.0,"below":-1.00}')
    expect(
      v.parse(
        v.object({ count, age, height: measured(CENTIMETRES), share: decimal, whole: count, below: integer }),
        numbers,
      ),
    ).toEqual({ count: 3, age: 45, height: 162.5, share: 8.5, whole: 2, below: -1 })
  })

  test.each(['128.00', '¥128', '', null])('[A22] [A645] a price of %j that is only shown is unknown', (price) => {
    const row = { serviceId: 7, servicePrice: price, serviceTypeId: 1 }
    expect(v.parse(service, row).servicePrice).toBeUndefined()
  })

  test.each([
    ['2026-11-25 10:42:00', 'without a zone'],
    ['2026-11-25T10:42:00', 'without a zone, with a T'],
    ['2026-11-25T10:42:00.000+08:00', 'in China’s zone'],
    ['2026-11-25T10:42:00+0800', 'in China’s zone, without a colon'],
    ['2026-11-25T02:42:00Z', 'in UTC'],
    ['2026-11-25T02:42:00.000+00:00', 'in UTC, as Jackson writes it'],
    ['2026-11-24T21:42:00-05:00', 'in New York’s zone'],
    ['2026-11-25 10:42:00.0', 'of a Timestamp in Java'],
    [1795574520000, 'in epoch milliseconds'],
    ['1795574520000', 'in epoch milliseconds as a text'],
    ['20261125104200', 'without separators'],
    [' 2026-11-25 10:42:00 ', 'with blanks around'],
  ])('[A357] [A358] the time %j, %s, is 10:42 in China', (written, _form) => {
    expect([read(time, written), read(moment, written)]).toEqual(['2026-11-25 10:42:00', '2026-11-25 10:42:00'])
  })

  test.each(['2026-11-25T00:00:00+08:00', '2026-11-24T16:00:00Z', 1795536000000, '2026-11-25', '2026/11/25'])(
    '[A358] the day %j is the 25th, wherever the server is',
    (written) => {
      expect(read(day, written)).toBe('2026-11-25')
    },
  )

  test.each([
    [157_766_400_000, '1975-01-01'],
    ['157737600000', '1975-01-01'],
    [-157_766_400_000, '1965-01-01'],
    ['-157795200000', '1965-01-01'],
    [-28_800_000, '1970-01-01'],
    [-2_208_988_800_000, '1900-01-01'],
    [19_750_101, '1975-01-01'],
    ['197501010000', '1975-01-01'],
    [515_516_400_000, '1986-05-04'],
  ])('[A634] [A560] the birthday %j is %s', (written, expected) => {
    expect(read(day, written)).toBe(expected)
  })

  test.each([0, '0', 46, 1975, 157_766_400, 157_766_400_123, -157_766_399_000, 19_750_230, -2_209_075_200_000, 1e15])(
    '[A634] the number %j is no birthday',
    (written) => {
      expect(read(day, written)).toBeUndefined()
    },
  )

  test.each([0, '0'])('[A633] the reference %j means that there is none, and an id of 0 stays an id', (none) => {
    expect(v.is(reference, none)).toBe(false)
    expect(read(lenientId, none)).toBeUndefined()
    expect(read(id, none)).toBe('0')
    expect(read(nidus, { id: none })).toMatchObject({ id: '0' })
    expect(read(healthReportRow, { reportId: none, id: 7 })).toMatchObject({ reportId: '7' })
    expect(read(reportRow, { inspectId: 7, reportId: none })).toMatchObject({ inspectId: '7', reportId: undefined })
    expect(v.is(reportRow, { inspectId: 7, reportId: none, status: 1 })).toBe(false)
  })

  test.each([
    1795574520,
    '1795574520',
    '25 Nov 2026',
    'Nov 25, 2026 10:42:00 AM',
    [2026, 11, 25, 10, 42],
    '11/25/2026',
  ])('[A357] the unclear time %j is not guessed: where it is only shown, it is unknown', (written) => {
    const row = { id: 1, subscribeStatus: 2, subscribeTime: '2026-11-25', originalPrice: 1, practicalPrice: 1 }
    const rest = { customerId: 1, orgId: 1, serviceId: 1, createTime: written }
    expect(v.safeParse(appointment, { ...row, ...rest })).toMatchObject({
      success: true,
      output: { createTime: undefined },
    })
  })
})
