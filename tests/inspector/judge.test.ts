import { describe, expect, test } from 'vitest'
import { call } from '@/api/client'
import { asApiError, type ApiErrorKind } from '@/api/errors'
import { calculatePrice } from '@/contract/booking/booking'
import { createCollector, reportText } from '@/inspector/collect'
import { judge, type Verdict } from '@/inspector/judge'
import { answerWith, body, formThing, reported } from '../support/client'

const DATE = 'Tue, 24 Nov 2026 10:00:00 GMT'
const HTTP = [200, 404, 500]
const STATUSES = [
  200,
  '200',
  201,
  0,
  404,
  499,
  500,
  '504',
  599,
  600,
  49_999,
  50_000,
  50_011,
  50_012,
  50_035,
  50_037,
  50_999,
  51_000,
]
const RECORD = { id: '1' }

/** Bodies of answers, whole and in part, with and without data. */
const BODIES: readonly string[] = [
  ...STATUSES.flatMap((status) =>
    [
      { data: RECORD, message: '', status },
      { data: null, message: 'No', status },
      { data: null, status },
      { message: 'No', status },
    ].map((one) => JSON.stringify(one)),
  ),
  '',
  'null',
  '[]',
  '<html>502</html>',
  '{"data":{"id":"1"},"status":"ok"}',
]

/** The inspector's name for how the app treats an answer. */
const outcomeOf = (kind: ApiErrorKind | undefined): Verdict['outcome'] => {
  switch (kind) {
    case undefined:
      return 'answered'
    case 'refused':
    case 'signedOut':
    case 'silent':
      return 'refused'
    default:
      return 'failed'
  }
}

describe('the inspector', () => {
  test('[A413] [A432] [RG2] takes each answer for what the app takes it for', async () => {
    const different: string[] = []
    for (const status of HTTP)
      for (const text of BODIES) {
        reported.token = 'token-1'
        answerWith(() => body(text, status))
        const kind = await call(formThing, { id: '1', note: '' }).then(
          () => undefined,
          (failure: unknown) => asApiError(failure).kind,
        )
        const { outcome, deviations } = judge(formThing, { status, date: DATE, body: text })
        const isFailure = deviations.some(({ effect }) => effect === 'callFails')
        if ((isFailure ? 'failed' : outcome) !== outcomeOf(kind))
          different.push(`${status} ${text}: ${kind}, ${outcome}`)
      }
    expect(different).toEqual([])
  })

  test.each([
    [{ data: null, message: 'x', status: 504 }, 200, 'status', '504 beside null'],
    [{ data: RECORD, message: 'x', status: 201 }, 200, 'status', '201 beside an object with id'],
    [{ message: 'x', status: 50072 }, 404, 'the answer', '404, an object with message, status'],
  ])('[A432] %j under HTTP %i is no definite answer, and the report says so', (answer, status, field, came) => {
    const { outcome, deviations } = judge(formThing, { status, date: DATE, body: JSON.stringify(answer) })
    expect([outcome, deviations.map((one) => [one.field, one.came, one.effect])]).toEqual([
      'failed',
      [[field, came, 'callFails']],
    ])
  })

  test.each([
    [undefined, []],
    ['application/json', []],
    ['application/json;charset=UTF-8', []],
    ['text/plain; charset="utf8"', []],
    ['text/html;charset=ISO-8859-1', ['iso-8859-1 garbled']],
    ['application/json; Charset = GBK', ['gbk garbled']],
  ])('the type %j names a charset that garbles Chinese text: %j', (type, expected) => {
    const answer = JSON.stringify({ data: RECORD, message: '', status: 200 })
    const { outcome, deviations } = judge(formThing, { status: 200, date: DATE, type, body: answer })
    expect(outcome).toBe('answered')
    expect(deviations.map(({ came, effect }) => `${came} ${effect}`)).toEqual(expected)
  })

  test('[A22] [A679] an amount that is written as 128.00 is listed, because it may be in yuan', () => {
    const answer = '{"data":{"actualPrice":128.00},"message":"","status":200}'
    const { deviations } = judge(calculatePrice, { status: 200, date: DATE, body: answer })
    expect(deviations.map(({ field, came, effect }) => `${field} ${came} ${effect}`)).toEqual([
      'actualPrice a text like “999.99” callFails',
    ])
  })

  test('[API-08] [API-10] lists refusals by call and status, with what the app does', () => {
    const collector = createCollector()
    for (const [name, status] of [
      ['POST /formThing', 50037],
      ['GET /thing', 50012],
      ['GET /thing', 50012],
      ['GET /thing', 50072],
    ] as const) {
      const answer = { data: null, message: 'Anna', status }
      collector.add(name, judge(formThing, { status: 200, date: DATE, body: JSON.stringify(answer) }))
    }
    expect(reportText(collector.report())).toBe(
      [
        'Contract report: 4 answers of 2 calls, 0 deviations, 4 refused',
        '',
        'Refused by the server',
        '- GET /thing: status 50012; the app ends the session and starts over; only a call of a check-in is repeated without the token (2 times)',
        '- GET /thing: status 50072; the app shows the message: the call is judged and not done; of one record, that it does not exist (once)',
        '- POST /formThing: status 50037; the app shows nothing; the call has failed (once)',
        '',
      ].join('\n'),
    )
  })
})
