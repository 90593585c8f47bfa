import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  CONSULTATION_STATUS,
  CONSULTATION_TYPE,
  DOCTOR_SECTION,
  DOCTOR_TITLE,
} from '@/domain/consultations/dictionaries'
import {
  APPOINTMENT_STATUS,
  COUPON_STATUS,
  COUPON_TYPE,
  PAY_STATUS,
  RELATION,
  SERVICE_KIND,
  SEX,
  SHELF_STATUS,
  TIME_SLOT,
  VALID_TIME_TYPE,
} from '@/domain/dictionaries'
import { CONSULTATION, QUICK_CONSULTATION } from '@/contract/coupons'
import { FALLBACK_POSITION } from '@/domain/booking/organisation'
import { HOME_SERVICE_IDS } from '@/domain/booking/service'
import { NOW_FREE } from '@/domain/checkIn/checkIn'
import { CONFIRM_WAITS_S } from '@/domain/payment/payment'
import { MOST_BYTES, MOST_PAGES } from '@/domain/pdf/document'
import { LESION_SHAPE, LESION_ZONE, SUGGESTION } from '@/domain/reports/dictionaries'
import { LEVEL_GUIDANCE } from '@/domain/riskLevel'
import { CODE_COOLDOWN_S, isPhoneCode, signInPhoneProblem } from '@/domain/validation/typed'
import { endpoints } from '@/inspector/endpoints'
import { STATUS_RULES } from '@/inspector/statuses'
import { CODES } from '../../tools/contract/codes'
import { TERMS } from '../../tools/contract/terms'
import { WITHOUT } from '../../tools/contract/without'
import { jsonSchemaOf, namedSchemas } from '../../tools/contract/jsonSchema'
import { openApiOf, type Described, type OpenApi } from '../../tools/contract/openapi'
import { KEYED, STATUS_TABLE } from '../../tools/contract/marks'
import { pagesOf } from '../../tools/contract/pages'
import { contractCalls, contractFiles } from '../../tools/contract/write'
import { filesUnder, read, ROOT } from '../structure/source'

let calls: Described[]
let document: OpenApi
beforeAll(async () => {
  // Any day has the same examples.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-03-01T12:00:00Z'))
  calls = await contractCalls()
  clock.mockRestore()
  document = openApiOf(calls)
}, 120_000)

const FOLDER = 'docs/api'

test('docs/api is what npm run contract writes, on any day', async () => {
  const files = await contractFiles(calls)
  const written = readdirSync(join(ROOT, FOLDER)).map((name) => [name, read(`${FOLDER}/${name}`).text] as const)
  const stale = written.filter(([name, text]) => files[name] !== text).map(([name]) => name)
  expect(stale, 'npm run contract makes these current').toEqual([])
  expect(written.map(([name]) => name).sort()).toEqual(Object.keys(files).sort())
})

describe('docs/api/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document, which a damaged one is not', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const damaged = structuredClone(document)
    damaged.paths['/news/listColumn'] = { get: { ...damaged.paths['/news/listColumn']?.get, responses: 5 } as never }
    expect((await new Validator().validate(damaged)).valid).toBe(false)
  })

  test('[A432] [A451] allows each answer of docs/server.md: a refusal for now, a new token and a pause', () => {
    const fitsRefusal = ajv.compile({
      $ref: '#/components/schemas/Refusal',
      components: { schemas: (document['components'] as { schemas: object }).schemas },
    })
    const refusals = [50072, '50072', 429, '429'].map((status) => ({ data: null, message: 'No', status }))
    expect(refusals.map((one) => fitsRefusal(one))).toEqual([true, true, true, true])
    expect([200, 503, 51000].map((status) => fitsRefusal({ data: null, message: 'No', status }))).toEqual([
      false,
      false,
      false,
    ])
    const { headers, responses } = document['components'] as Record<'headers' | 'responses', object>
    expect(headers).toHaveProperty('token')
    expect(responses).toHaveProperty(['Unavailable', 'headers', 'Retry-After'])
    for (const { operationId, responses: ofCall } of operations()) {
      expect(ofCall, operationId).toMatchObject({
        '200': { headers: { token: { $ref: '#/components/headers/token' } } },
        '429': { $ref: '#/components/responses/Unavailable' },
        '503': { $ref: '#/components/responses/Unavailable' },
      })
    }
  })

  test('describes every call of the contract once', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })
})

const operations = () =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods).filter((one) => one !== undefined))

describe('what docs/api and docs/server.md say of all calls', () => {
  test('[A391] exactly the listed calls carry an Idempotency-Key, in both forms', () => {
    const keyed = operations().filter(({ parameters = [] }) =>
      parameters.some((one) => JSON.stringify(one).includes('IdempotencyKey')),
    )
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual([...KEYED].sort())
    const pages = Object.values(pagesOf(calls, namedSchemas())).join('\n')
    expect(pages.split('with an `Idempotency-Key`')).toHaveLength(KEYED.size + 1)
  })

  test('[A26] exactly the calls whose path a decision proposes are marked, in both forms', () => {
    const decisions = filesUnder('docs/specification/decisions')
      .map((file) => read(file).text)
      .join('\n')
    const rows = decisions.matchAll(/^\| A\d+ \| \w+ \| (?!.*\(documented).*? \| ((?:GET|POST) \/\w+\/\w+) /gm)
    const added = decisions.matchAll(/^(?:\*added\*: )?((?:GET|POST) \/\w+\/\w+) /gm)
    const proposed = [...rows, ...added].map(([, call = '']) => call).sort()
    const marked = calls.flatMap(({ name, endpoint: { method, path } }) =>
      operations().some((one) => one.operationId === name && one['x-proposed-path']) ? [`${method} ${path}`] : [],
    )
    expect(marked.sort()).toEqual(proposed)
    expect(proposed.length).toBeGreaterThan(30)
    const { 'README.md': list = '', ...pages } = pagesOf(calls, namedSchemas())
    const inPages = [
      ...Object.values(pages)
        .join('\n')
        .matchAll(/^`(.*)`, a proposed path,/gm),
    ]
    expect(inPages.map(([, call = '']) => call).sort()).toEqual(proposed)
    expect(list.split(' | proposed | ')).toHaveLength(proposed.length + 1)
  })

  test.each(['sendPhoneCode', 'bindPhone', 'bindDoctor', 'editCustomerInfo'])(
    '[AUTH-07] [A59] %s says how many digits a code and a phone number have, because the app refuses others',
    (name) => {
      const { comment } = calls.find((call) => call.name === name) ?? {}
      expect(comment).toMatch(/\bexactly six digits\b.*\b11\b.*\b1\b/)
      expect(['123456', '12345', '1234567'].map(isPhoneCode)).toEqual([true, false, false])
      expect(['13800000001', '1380000000', '23800000001'].map(signInPhoneProblem)).toEqual([
        undefined,
        'malformed',
        'malformed',
      ])
    },
  )

  test('[AUTH-08] sendPhoneCode says after how many seconds the app offers another code', () => {
    const { comment } = calls.find(({ name }) => name === 'sendPhoneCode') ?? {}
    expect(comment).toContain(` ${CODE_COOLDOWN_S} seconds`)
  })

  test('[A389] the questionnaire of a check-in needs no token, and any other does', () => {
    const save = operations().find(({ operationId }) => operationId === 'saveOrUpdateHealthQuestionnaireInfo')
    expect(save?.security).toEqual([{ token: [] }, {}])
    expect(pagesOf(calls, namedSchemas())['questionnaires.md']).toContain(
      '`POST /subscribe/saveOrUpdateHealthQuestionnaireInfo`, sent as json, with an `Idempotency-Key`, token not needed for a check-in\n',
    )
  })

  test('[API-08] [API-09] [API-10] [A432] [A583] one table says what each status does', () => {
    expect(document['info']).toMatchObject({ description: expect.stringContaining(STATUS_TABLE) })
    expect(read('docs/server.md').text).toContain(STATUS_TABLE)
    expect(STATUS_RULES.map(({ status, data }) => `${status}: ${data}`)).toEqual([
      '200: by the contract',
      '50011: whatever it is',
      '50012: whatever it is',
      '50035: whatever it is',
      '50037: whatever it is',
      '429: null',
      'any other from 50000 to 50999: whatever it is',
      '500 to 599: whatever it is',
      'any other: null',
      'any other: not null',
    ])
  })

  test('[APPT-13] [A460] an appointment has six states, and no code means an unknown one', () => {
    const detail = calls.find(({ name }) => name === 'getSubscribeDetail')
    expect(detail?.output.properties?.['subscribeStatus']).toMatchObject({
      enum: ['1', 1, '2', 2, '3', 3, '4', 4, '5', 5, '6', 6],
    })
  })

  test.each([
    ['account', '| `relationId` | "", or a whole number | no |'],
    ['account', '| `isPrimary` | "0", "1" | yes |'],
    ['booking', '| `wxResult` | an object | may be missing |'],
    ['booking', '| `wxResult.timeStamp` | a text, or a number | where it is given |'],
    ['booking', '| `morningLimit` | "", or a whole number from 0, or null | no |'],
    ['questionnaires', '| `data` itself | an object, or null | yes |'],
    ['questionnaires', '| `data` itself | a text, or an object, or null | yes |'],
    ['auth', '| `data` itself | "", or an object, or null | yes |'],
    ['coupons', '| `list[].deduct` | an amount in fen, from 0 | where `couponType` is 2 |'],
    ['coupons', '| `list[].services.serviceId` | an id | this or `serviceName` |'],
    ['appointments', '| `refundDeadline` | a time, YYYY-MM-DD HH:mm:ss | unless `refundPrice` is 0 |'],
    ['reports', '| `[].reportId` | an id | unless `status` is "", 0, or false, or null |'],
    ['reports', '| `[].reportId` | an id | this or `id` |'],
    ['reports', 'The `data` of the answer, a list that may be bare, or stand in `data.list`:'],
    ['questionnaires', '| `customerId` | an id | where it is given |'],
    ['questionnaires', '| `inspectionId` | an id, or null | yes |'],
    ['account', '| `phoneCode` | a text that is not empty, or null | yes |'],
    ['consultations', '| `list[].doctorBusinessList` | a list, or null | may be missing |'],
    ['consultations', '| `list` | a list | yes |'],
    ['home', '| `pageNum` | a page number from 1 | yes |'],
    ['reports', '| `reportProcess` | a list | yes |'],
  ])('[A404] [A416] the page of %s says %s', (area, row) => {
    expect(pagesOf(calls, namedSchemas())[`${area}.md`]?.split('\n')).toContain(row)
  })

  test('a field that only some records need says which ones, and each word for a value has a meaning', () => {
    const rows = Object.values(pagesOf(calls, namedSchemas())).flatMap((page) => [
      ...page.matchAll(
        /^\| `[^|]*? \| (.*) \| (?:yes|no|may be missing|where .*|unless .*|this or .*|by its kind) \|$/gm,
      ),
    ])
    expect(rows.length).toBeGreaterThan(400)
    expect(rows.filter(([row]) => row.includes('by its kind'))).toEqual([])
    const words = new Set(rows.flatMap(([, value = '']) => value.split(', or ')))
    const [isLiteral, terms] = [/^(?:"|\d|null\b|false$)/, Object.keys(TERMS)]
    expect([...words].filter((word) => !isLiteral.test(word) && !terms.some((term) => word.startsWith(term)))).toEqual(
      [],
    )
    expect(terms.filter((term) => ![...words].some((word) => word.startsWith(term)))).toEqual([])
  })

  test('[A417] the pictures of the examples have addresses that a server may answer', () => {
    const pictures = JSON.stringify(document).match(/"[^"]*\/pictures\/[^"]*"/g) ?? []
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.filter((address) => !/^"(?:https:|\/api)\//.test(address))).toEqual([])
  })

  test('the list of calls begins with one whole request and its answer', () => {
    const { 'README.md': list = '' } = pagesOf(calls, namedSchemas())
    const [, request = '', answer = ''] = /```http\n(.*?)\n```\n\n```http\n(.*?)\n```/s.exec(list) ?? []
    const { endpoint, example } = calls.find((call) => request.startsWith(`POST /api${call.endpoint.path} `)) ?? {}
    expect(request).toContain('Content-Type: application/x-www-form-urlencoded')
    const [, body = ''] = request.split('\n\n')
    expect(endpoint?.encoding).toBe('form')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(
      Object.fromEntries(Object.entries(example?.input ?? {}).map(([name, value]) => [name, String(value)])),
    )
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      data: example?.data,
      message: 'Done',
      status: 200,
    })
  })

  test('[A436] a form has no list: a stored one is sent as a text', () => {
    const forms = calls.filter(({ endpoint }) => endpoint.encoding === 'form')
    const lists = forms.filter(({ input }) => JSON.stringify(input).includes('"array"'))
    expect(lists.map(({ name }) => name)).toEqual([])
    expect(forms.length).toBeGreaterThan(10)
  })

  test('each field that may be missing says what the app does without it, or is only shown, or is not read', () => {
    const missing = Object.values(pagesOf(calls, namedSchemas())).flatMap((page) =>
      [...page.matchAll(/^\| `(?:.*\.)?(\w+)`(?: itself)? \| .* \| may be missing \|$/gm)].map(([, name]) => name),
    )
    expect(Object.keys(WITHOUT).filter((name) => !missing.includes(name))).toEqual([])
    const names = [...new Set(missing)].filter((name = '') => !(name in WITHOUT))
    expect(new Set(names)).toEqual(new Set([...SHOWN, ...UNREAD]))
    expect(Object.keys(WITHOUT)).toEqual(
      expect.arrayContaining([
        'openFlag',
        'nowFreeSubscribe',
        'morningCount',
        'wxResult',
        'groupId',
        'serviceStatus',
        'serviceId',
        'specificationId',
        'questionContent',
        'externalLink',
        'doctorTlsId',
      ]),
    )
  })
})

/** Fields that are only shown: without one stands “—”, or nothing. */
const SHOWN = [
  ...'address advertisementPictureUrl articleAbstract articleContent articleTitle authorName'.split(' '),
  ...'avatar bottomMargin businessTimeDesc c1strelatives c2ndrelatives cancelReason childbirth'.split(' '),
  ...'columnName coverPhoto d2ImageUrlEncry d3ImageUrlEncry dayNum distance doctorHeadPic'.split(' '),
  ...'doctorName doctorSection doctorTitle drink ethnicity experience fPregnancy hardness headPic'.split(' '),
  ...'homogeneity identityCard impressionDiagnosisNum inspecterName inspectionNum isPeerRead mAge'.split(' '),
  ...'major menopausetime mLastday mobility nidusColor nidusDescribe orgAddress orgImageUrl'.split(' '),
  ...'orgLogoUrlEncry orgName originalPrice peakHeight peakShape publishTime refundTime relationId'.split(' '),
  ...'reportSummary ribArtefact section serviceDesc serviceName shape smoking specificationDesc'.split(' '),
  ...'subscribeNum thumbnailUrl title validEndTime validStartTime weight'.split(' '),
]

/** Fields that the contract has, and the app does not read. */
const UNREAD = 'couponId discountsId id openId phoneModifyStatus token'.split(' ')

test('[A380] docs/server.md says how often the app asks whether an order is paid, and for how long', () => {
  const seconds = CONFIRM_WAITS_S.reduce((sum, wait) => sum + wait, 0)
  expect([CONFIRM_WAITS_S.length + 1, seconds]).toEqual([8, 30])
  expect(read('docs/server.md').text).toContain('asks `getPayStatus` eight times within 30 seconds')
})

test('[A411] [A85] docs/server.md names the limits of a document, and the place of a phone that tells none', () => {
  const { text } = read('docs/server.md')
  expect(text).toContain(`at most ${MOST_BYTES / 1024 / 1024} MB and ${MOST_PAGES} pages`)
  const [, mark = ''] = /const MARK = '(.*)'/.exec(read('src/api/pdf.ts').text) ?? []
  const [, within = ''] = /const MARK_WITHIN = (\d+)/.exec(read('src/api/pdf.ts').text) ?? []
  expect(text).toContain(`\`${mark}\` stands in its first ${Number(within).toLocaleString('en')} bytes`)
  expect(text).toContain(`${FALLBACK_POSITION.longitude} and ${FALLBACK_POSITION.latitude}`)
})

describe('[APPT-13] [DICT-04] [CONSULT-44] docs/api says what the codes mean', () => {
  const byId = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, id]))
  const codesOf = (field: string) => [...(CODES[field] ?? '').matchAll(/(?:^|[,.] )(\d+) /g)].map(([, code]) => code)

  test.each<[string, object]>([
    ['consultationStatus', CONSULTATION_STATUS],
    ['consultationType', CONSULTATION_TYPE],
    ['couponType', COUPON_TYPE],
    ['doctorSection', DOCTOR_SECTION],
    ['doctorTitle', DOCTOR_TITLE],
    ['nidusArea', LESION_ZONE],
    ['nidusPosition', { '0': 'left', '1': 'right' }],
    ['nowFreeSubscribe', { '1': 'standard', '2': 'premium' }],
    ['payStatus', PAY_STATUS],
    ['relationId', RELATION],
    ['riskLevel', LEVEL_GUIDANCE],
    ['serviceTypeId', SERVICE_KIND],
    ['serviceId', byId([...HOME_SERVICE_IDS, CONSULTATION, QUICK_CONSULTATION])],
    ['sex', SEX],
    ['shape', LESION_SHAPE],
    ['shelfStatus', SHELF_STATUS],
    ['specificationId', byId(NOW_FREE)],
    ['suggestion', SUGGESTION],
    ['timeSlot', TIME_SLOT],
    ['validStatus', COUPON_STATUS],
    ['validTimeType', VALID_TIME_TYPE],
  ])('%s has the codes that the app reads', (field, codes) => {
    expect(codesOf(field)).toEqual(Object.keys(codes).filter((code) => Number(code) >= 0))
  })

  test('subscribeStatus has the codes that the app reads, but not the app’s own one for an unknown state', () => {
    expect(['0', ...codesOf('subscribeStatus')]).toEqual(Object.keys(APPOINTMENT_STATUS))
  })

  test('each field that takes some codes alone is listed', () => {
    const rows = Object.values(pagesOf(calls, namedSchemas())).flatMap((page) => page.split('\n'))
    const coded = rows.flatMap((row) => {
      const [, name] = /^\| `(?:.*\.)?(\w+)` \|.*"\d+"/.exec(row) ?? []
      return name === undefined || name in CODES ? [] : [name]
    })
    expect([...new Set(coded)].sort()).toEqual(NO_CODES)
  })
})

/** An amount of 0. */
const NO_CODES = ['refundPrice']

const ajv = new Ajv2020({ strict: false })
const judgeOf = (schema: object): ValidateFunction =>
  ajv.compile({ ...schema, components: { schemas: namedSchemas() } })

describe('the JSON schemas', () => {
  test('accept the example of each call, and refuse it without a field that is needed', () => {
    const refused = calls.flatMap(({ name, output, example }) => {
      const isFit = judgeOf(output)
      return isFit(example.data) ? [] : [`${name}: ${ajv.errorsText(isFit.errors)}`]
    })
    expect(refused).toEqual([])
    const lacking = calls.flatMap(({ name, output, example }) => {
      const { required = [], properties } = output
      if (properties === undefined) return []
      const isFit = judgeOf(output)
      return required
        .filter((key) => isFit({ ...(example.data as object), [key]: undefined }))
        .map((key) => `${name}.${key}`)
    })
    expect(lacking).toEqual([])
  })

  test('keep what a number, a code or a bound allows, in both forms in which it may be sent', () => {
    const schemaOf = (wanted: string, side: 'input' | 'output') => {
      const found = endpoints.find(({ name }) => name === wanted)
      if (found === undefined) throw new Error(`There is no call ${wanted}.`)
      return judgeOf(jsonSchemaOf(found.endpoint[side]))
    }
    const cancel = schemaOf('cancelSubscribe', 'input')
    expect([1, '2', 3, '0', null].map((cancelReason) => cancel({ id: '7', cancelReason }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const price = schemaOf('calculatePrice', 'output')
    expect([0, '9800', -1, 12.5, 'free'].map((actualPrice) => price({ actualPrice }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const messages = schemaOf('queryConsultationImMsgById', 'input')
    const page = { consultationId: '7', pageNum: 1, pagesSize: 15 }
    expect(['1', 1, '2'].map((accountType) => messages({ ...page, accountType }))).toEqual([true, true, false])
  })
})
