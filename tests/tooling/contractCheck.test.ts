import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/inspector/endpoints'
import { reportText } from '@/inspector/collect'
import { openClinic, type Clinic } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { checkServer, type Checked } from '../../tools/contract/check'
import { reasonsToFail } from '../../tools/contract/reasons'
import { checkRecording } from '../../tools/contract/recording'
import { READS } from '../../tools/contract/inputs'
import { tokenFor } from '../../e2e/support/signedIn'
import { changing, refusing, serverOf, type Server } from '../support/contractServer'

const PHONE = '13800000001'
/** One row of the demo clinic is broken on purpose, so that the list of appointments shows what it cannot read. */
const OF_THE_CLINIC = ['GET /subscribe/listSubscribe list[].subscribeStatus']

/** The check says of these that it leaves them out. */
const OF_PROVIDER = [
  'GET /login/getOpenIdByCode: only the provider knows the code or the id that it takes',
  'GET /login/getTokenByOpenId: only the provider knows the code or the id that it takes',
  'GET /doctorBind/getUnionIdByCode: only the provider knows the code or the id that it takes',
  'GET /doctorBind/getTokenByUnionId: only the provider knows the code or the id that it takes',
]

/** The 30 fields that the broken server changes: call, place in data, value, and the place in the report. */
const BROKEN: readonly (readonly [call: string, place: string, value: unknown, field: string])[] = [
  ['/customer/getCustomerInfo', 'id', null, 'id'],
  ['/customer/getCustomerInfo', 'age', 'forty', 'age'],
  ['/customer/getCustomerInfo', 'wechatName', 'Anna', 'wechatName'],
  ['/customer/checkTelphone', '', 'perhaps', 'data'],
  ['/subscribe/getInspectorsInfoList', '0.id', undefined, '[].id'],
  ['/relativesManager/getRelativesList', '0.height', 'tall', '[].height'],
  ['/relativesManager/getRelativesInfoById', 'sex', 'F', 'sex'],
  ['/healthService/listHealthService', 'list.0.servicePrice', '128.00', 'list[].servicePrice'],
  ['/healthService/listHealthService', 'total', 'many', 'total'],
  ['/healthService/getServicePackageDetail', 'serviceTypeId', 9, 'serviceTypeId'],
  ['/healthService/getSpecificationByServiceId', '0.specificationPrice', -1, '[].specificationPrice'],
  ['/organ/listOrgan', 'list.0.orgId', '', 'list[].orgId'],
  ['/organ/listOrgan', 'list.0.distance', 'near', 'list[].distance'],
  ['/organ/getOrganConfig', 'morningLimit', 'all', 'morningLimit'],
  ['/organ/listSchedule', '0.schedulDate', 'soon', '[].schedulDate'],
  ['/organ/getSubscribeCount', 'morningCount', -3, 'morningCount'],
  ['/order/calculatePrice', 'actualPrice', 12.5, 'actualPrice'],
  ['/subscribe/getSubscribeDetail', 'subscribeTime', '25 Nov', 'subscribeTime'],
  ['/subscribe/getSubscribeDetail', 'orgName', ['a'], 'orgName'],
  ['/coupon/listCoupon', 'list.0.couponType', 9, 'list[].couponType'],
  ['/coupon/getCouponInfo', 'validStatus', 'ok', 'validStatus'],
  ['/consultation/getDoctorsBySection', 'list.0.id', { a: 1 }, 'list[].id'],
  ['/consultation/getDoctorInfoById', 'doctorBusinessList.0.price', '99 yuan', 'doctorBusinessList[].price'],
  ['/consultation/queryConsultationsByUserId', 'list.0.consultationStatus', 'open', 'list[].consultationStatus'],
  ['/consultation/getUserSig', 'userSig', '', 'userSig'],
  ['/consultation/queryConsultationImMsgById', 'total', null, 'total'],
  ['/report/viewReportInfo', 'nidusRecordList.0.width', 'wide', 'nidusRecordList[].width'],
  ['/report/viewRiskReportInfo', 'riskLevel', 'high', 'riskLevel'],
  ['/news/listColumn', '0.id', null, '[].id'],
  ['/news/listAdvertisement', '0.id', undefined, '[].id'],
]

const put = (data: unknown, place: string, value: unknown): unknown => {
  const [key, ...rest] = place.split('.')
  if (place === '' || key === undefined) return value
  if (Array.isArray(data))
    return data.map((one: unknown, at) => (at === Number(key) ? put(one, rest.join('.'), value) : one))
  const record = (data ?? {}) as Record<string, unknown>
  return { ...record, [key]: put(record[key], rest.join('.'), value) }
}

const breaking =
  (ask: ReturnType<typeof requestHandler>): ReturnType<typeof requestHandler> =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const response = await ask(request)
    const changes = BROKEN.filter(([call]) => pathname === `/api${call}`)
    if (response === undefined || changes.length === 0) return response
    const body = (await response.json()) as { data: unknown }
    const data = changes.reduce((before, [, place, value]) => put(before, place, value), body.data)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return new Response(JSON.stringify({ ...body, data }), { status: response.status, headers })
  }

const found = ({ rows }: Checked): string[] =>
  rows.filter(({ isAbsence }) => !isAbsence).map(({ call, field }) => `${call} ${field}`)

let clinic: Clinic
let token: string
let server: Server
let broken: Server
beforeAll(async () => {
  clinic = openClinic({ seed, store: memoryStore() })
  token = tokenFor(clinic, PHONE)
  const ask = requestHandler(clinic)
  server = await serverOf(ask)
  broken = await serverOf(breaking(ask))
})
afterAll(async () => {
  await server.close()
  await broken.close()
})

test('every call that the contract marks as reading is asked, but for the two that exchange an id of the provider', () => {
  const reads = endpoints.flatMap(({ endpoint: { reads: only, path } }) => (only ? [path] : []))
  const asked = [...READS.keys()].map(({ path }) => path)
  asked.push('/login/getTokenByOpenId', '/doctorBind/getTokenByUnionId')
  expect(reads.sort()).toEqual(asked.sort())
})

describe('asking a server', () => {
  test('the demo clinic keeps the contract, but for the row that it breaks on purpose', async () => {
    const checked = await checkServer({ server: server.url, token })
    expect(found(checked)).toEqual(OF_THE_CLINIC)
    expect(checked.notAsked).toEqual(OF_PROVIDER)
    expect(checked.calls).toHaveLength(READS.size)
  })

  test('each of 30 broken fields is listed, and nothing else', async () => {
    const listed = found(await checkServer({ server: broken.url, token }))
    const expected = BROKEN.map(([call, , , field]) => `${call} ${field}`)
    const short = listed.map((line) => line.replace(/^\w+ /, ''))
    expect(expected.filter((line) => !short.includes(line))).toEqual([])
    expect(short.filter((line) => !expected.includes(line))).toEqual(
      OF_THE_CLINIC.map((line) => line.replace(/^\w+ /, '')),
    )
  })

  test('[A528] [A460] an answer about another record is listed, and so is a state that the contract does not know', async () => {
    const other = ['/organ/getOrganInfo', '/coupon/getCouponInfo', '/consultation/getDoctorInfoById']
    const states = { consultationStatus: 13, serviceStatus: 14 }
    const odd = await serverOf(
      [...other, '/queryConsultationsByUserId', '/getConsultationIMInfo'].reduce(
        (before, ends) =>
          changing(before, ends, (data: { list?: object[] }) => {
            const changed = (row: object) => ({
              ...row,
              ...(other.includes(ends) ? { orgId: '9', couponId: '9', id: '9' } : states),
            })
            return data.list === undefined ? changed(data) : { ...data, list: data.list.map(changed) }
          }),
        requestHandler(clinic),
      ),
    )
    const { rows } = await checkServer({ server: odd.url, token })
    await odd.close()
    const listed = rows.filter(({ isAbsence, effect }) => !isAbsence && effect !== 'ignored')
    expect(listed.map(({ call, field, effect }) => `${call.replace(/.*[/]/, '')} ${field} ${effect}`)).toEqual(
      expect.arrayContaining([
        'getOrganInfo orgId callFails',
        'getCouponInfo couponId callFails',
        'getDoctorInfoById id callFails',
        'queryConsultationsByUserId list[].consultationStatus otherState',
        'queryConsultationsByUserId list[].serviceStatus unknown',
        'getConsultationIMInfo serviceStatus unknown',
      ]),
    )
  })

  test('a total of the rows of one page is listed and fails the check, because later pages would never be asked for', async () => {
    const paging = await serverOf(
      changing(requestHandler(clinic), '/listHealthService', (data: { list: unknown[] }) => ({
        ...data,
        total: data.list.length,
      })),
    )
    const checked = await checkServer({ server: paging.url, token })
    await paging.close()
    expect(found(checked)).toEqual([...OF_THE_CLINIC, 'GET /healthService/listHealthService total'])
    expect(reasonsToFail(checked).join()).toContain('GET /healthService/listHealthService')
    expect(reportText(checked)).toContain('total: expected the number of all rows')
  })

  test('without a token only the open calls are asked, and the others are named', async () => {
    const { calls, notAsked } = await checkServer({ server: server.url })
    expect(calls.map(({ call }) => call)).toContain('GET /news/listColumn')
    expect(notAsked).toContain('GET /customer/getCustomerInfo: needs --token')
    expect(notAsked).toEqual(expect.arrayContaining(OF_PROVIDER))
    expect(calls.length + notAsked.length).toBe(READS.size + OF_PROVIDER.length)
  })
})

describe('a server that refuses', () => {
  test.each([50011, 50012, 50035, 50090])('every call with %i fails the check, and is listed', async (status) => {
    const refuser = await serverOf(refusing(status))
    const checked = await checkServer({ server: refuser.url, token })
    await refuser.close()
    expect(reasonsToFail(checked)[0]).toBe('No call was answered.')
    expect(checked.refusals).toContainEqual({ call: 'GET /customer/getCustomerInfo', status, times: 1 })
    expect(reportText(checked)).toContain(`- GET /customer/getCustomerInfo: status ${status}; the app `)
  })

  test.each([
    [
      50011,
      ['A call fails or rows are hidden: GET /news/listColumn.', 'The token was rejected: GET /news/listColumn.'],
    ],
    [50012, ['The token was rejected: GET /news/listColumn.']],
    [50035, ['The token was rejected: GET /news/listColumn.']],
    [429, ['Only the status 429 came: GET /news/listColumn.']],
    [50037, ['A call that asks for no record was refused: GET /news/listColumn.']],
    [50072, ['A call that asks for no record was refused: GET /news/listColumn.']],
  ])('one call with the status %i fails the check, and the reason is %j', async (status, reasons) => {
    const requests: string[] = []
    const ask = requestHandler(clinic)
    const one = await serverOf((request) => {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      return pathname.endsWith('/news/listColumn') ? refusing(status)(request) : ask(request)
    })
    // Without a token only open calls are asked, in which nothing of the demo clinic is broken.
    const checked = await checkServer({ server: one.url })
    await one.close()
    expect(requests).toContain('/api/news/listColumn')
    expect(found(checked)).toEqual(status === 50011 ? ['GET /news/listColumn the header token'] : [])
    expect(reasonsToFail(checked)).toEqual(reasons)
  })

  test.each([
    ['50012', refusing(50012), []],
    ['50035', refusing(50035), []],
    ['status 401', refusing(401), ['the answer to a wrong token: expected status 50012, came status 401']],
    [
      'HTTP 401 and a page',
      async () => new Response('<html>401</html>', { status: 401 }),
      ['the answer to a wrong token: expected status 50012, came 401, a text like “<aaaa>999</aaaa>”'],
    ],
    [
      'a sign-in page',
      async () => new Response(null, { status: 302, headers: { Location: 'https://login.example/' } }),
      ['the answer to a wrong token: expected status 50012, came a redirect (302)'],
    ],
    [
      'the data of somebody',
      async () =>
        requestHandler(clinic)(new Request('http://clinic.test/api/customer/getCustomerInfo', { headers: { token } })),
      ['the answer to a wrong token: expected status 50012, came data'],
    ],
  ] as const)(
    '[API-08] a wrong token with %s: the report says what the app would not understand',
    async (_, reply, lines) => {
      const ask = requestHandler(clinic)
      const one = await serverOf((request) =>
        [token, null].includes(request.headers.get('token')) ? ask(request) : reply(request),
      )
      const checked = await checkServer({ server: one.url, token })
      await one.close()
      const listed = reportText(checked).match(/the answer to a wrong token: [^;]*/g) ?? []
      expect(listed).toEqual(lines)
      expect(reasonsToFail(checked).join().includes('getCustomerInfo')).toBe(lines.length > 0)
    },
  )

  test('one call that never gets an answer fails the check, because every screen of it fails', async () => {
    const one = await serverOf(requestHandler(clinic), (request) => request.url?.endsWith('/news/listColumn') === true)
    const checked = await checkServer({ server: one.url })
    await one.close()
    expect(checked.notAsked.join()).toContain('GET /news/listColumn: no answer (fetch failed: ')
    expect(reasonsToFail(checked)).toEqual(['No answer came: GET /news/listColumn.'])
  })

  test('a server on a port that fetch refuses fails the check, and the report says that the port is the reason', async () => {
    const checked = await checkServer({ server: 'http://127.0.0.1:1/api', token })
    expect(reasonsToFail(checked)).toEqual(['No call was answered.'])
    expect(checked.notAsked).toContain(
      'GET /news/listColumn: no answer (browsers and Node.js ask no server on this port, so it needs another one)',
    )
  })

  test('a server behind a closed port is named with its address, because "fetch failed" tells nothing', async () => {
    const gone = await serverOf(requestHandler(clinic))
    await gone.close()
    const { notAsked } = await checkServer({ server: gone.url })
    const [, at] = /\/\/([\d.:]+)/.exec(gone.url) ?? []
    expect(notAsked).toContain(`GET /news/listColumn: no answer (fetch failed: connect ECONNREFUSED ${at})`)
  })
})

describe('a server that redirects', () => {
  const COLUMNS = '/api/news/listColumn'
  const DOCTORS = '/api/consultation/getDoctorsBySection'

  test.each([
    ['a read within its origin', COLUMNS, () => '/elsewhere'],
    ['a read to another origin', COLUMNS, () => `${server.url}/news/listColumn`],
    ['a POST', DOCTORS, () => '/elsewhere'],
  ])('%s fails the check, and nothing follows it with the token', async (_, path, to) => {
    const asked: string[] = []
    const ask = requestHandler(clinic)
    const one = await serverOf(async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return pathname === path ? new Response(null, { status: 302, headers: { Location: to() } }) : ask(request)
    })
    const checked = await checkServer({ server: one.url, token: path === DOCTORS ? token : undefined })
    await one.close()
    expect(asked).not.toContain('/elsewhere')
    expect(reportText(checked)).toContain(
      'the answer: expected JSON with data, message and status, came a redirect (302); the call fails',
    )
    expect(reasonsToFail(checked).join()).toContain(path.slice('/api'.length))
  })
})

test('a charset other than UTF-8 fails the check, because a browser follows it and shows garbled Chinese', async () => {
  const ask = requestHandler(clinic)
  const one = await serverOf(async (request) => {
    const response = await ask(request)
    const headers = new Headers(response?.headers)
    if (request.url.includes('/news/listColumn')) headers.set('Content-Type', 'text/html;charset=ISO-8859-1')
    if (request.url.includes('/news/listAdvertisement'))
      headers.set('Content-Type', 'application/json; charset="UTF-8"')
    return response && new Response(await response.text(), { headers })
  })
  const checked = await checkServer({ server: one.url })
  await one.close()
  expect(reportText(checked)).toContain(
    '- GET /news/listColumn: the header Content-Type: expected no charset, or utf-8, came iso-8859-1; Chinese text is garbled (once)',
  )
  expect(reasonsToFail(checked)).toEqual(['Text is garbled: GET /news/listColumn.'])
})

test('[A351] a consultation is asked about by the type of its row, and a quick one is among them', async () => {
  const types = new Set<string | null>()
  const ask = requestHandler(clinic)
  const listening = await serverOf((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/getConsultationIMInfo')) types.add(searchParams.get('consultationType'))
    return ask(request)
  })
  const { refusals } = await checkServer({ server: listening.url, token })
  await listening.close()
  expect(types).toEqual(new Set(['1', '2']))
  expect(refusals.map(({ call }) => call)).not.toContain('GET /consultation/getConsultationIMInfo')
})

test.each([
  ['bare', 3900],
  ['under one name', { price: 3900 }],
  ['under the other name', { originalPrice: '3900' }],
])('[A404] the price of a quick consultation, %s, is the one that is asked about', async (_title, price) => {
  const bodies: unknown[] = []
  const ask = requestHandler(clinic)
  const dear = await serverOf(async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/queryQuickConsultationPrice'))
      return Response.json({ data: price, message: '', status: 200 })
    if (request.headers.get('token') !== token) return ask(request)
    if (pathname.endsWith('/calculateQuickConsultationPrice')) bodies.push(await request.clone().json())
    if (pathname.endsWith('/getCouponListByServiceCodeAndPrice')) bodies.push(searchParams.get('price'))
    return ask(request)
  })
  await checkServer({ server: dear.url, token })
  await dear.close()
  expect(bodies).toEqual([{ originalPrice: 3900, couponId: null, discountsId: null }, '3900'])
})

test('a recorded session is judged by the answers in it', () => {
  const entry = (path: string, data: unknown, encoded = false) => {
    const body = JSON.stringify({ data, message: 'ok', status: 200 })
    return {
      request: { method: 'GET', url: `https://clinic.example/api${path}` },
      response: {
        status: 200,
        headers: [{ name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' }],
        content: encoded ? { text: Buffer.from(body).toString('base64'), encoding: 'base64' } : { text: body },
      },
    }
  }
  const text = reportText(
    checkRecording(
      JSON.stringify({
        log: {
          entries: [
            entry('/news/listColumn', [{ id: 1, columnName: 'Anna Zhang 13800138000' }]),
            entry('/news/listColumn', [{ columnName: 5 }], true),
            entry('/order/getPayStatus?id=7&type=subscribe', { payStatus: 77 }),
            entry('/elsewhere', {}),
          ],
        },
      }),
    ),
  )
  expect(text).toBe(
    [
      'Contract report: 3 answers of 2 calls, 2 deviations',
      '- GET /order/getPayStatus: payStatus: expected "1", 1, "2", 2, "3", 3, "4", 4, "5", 5, came 77; the call fails (once)',
      '- GET /news/listColumn: [].id: expected an id, came nothing; the row says that it cannot be shown (once)',
      '',
    ].join('\n'),
  )
})

test('[A528] an answer about another record is listed in a recorded session, too, whether asked by address or by form', () => {
  const entry = (method: string, path: string, form: string | undefined, data: object) => ({
    request: {
      method,
      url: `https://clinic.example/api${path}`,
      ...(form !== undefined && { postData: { mimeType: 'application/x-www-form-urlencoded', text: form } }),
    },
    response: {
      status: 200,
      headers: [{ name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' }],
      content: { text: JSON.stringify({ data, message: 'ok', status: 200 }) },
    },
  })
  const order = (id: string) => ({ id, practicalPrice: 1, wxResult: null })
  const { rows } = checkRecording(
    JSON.stringify({
      log: {
        entries: [
          entry('GET', '/organ/getOrganInfo?orgId=101', undefined, { orgId: '101' }),
          entry('GET', '/organ/getOrganInfo?orgId=101', undefined, { orgId: '102' }),
          // A582: a refund may have an id of its own.
          entry('GET', '/subscribe/getRefundDetail?id=7', undefined, { id: '8', payStatus: 4, refundPrice: 1 }),
          entry('POST', '/order/continuePay', 'id=7', order('7')),
          entry('POST', '/order/continuePay', 'id=7', order('8')),
          entry('POST', '/consultation/continuePay', 'consultationId=7', order('7')),
          entry('POST', '/consultation/continuePay', 'consultationId=7', order('8')),
          // The recording has no body of the request.
          entry('POST', '/order/continuePay', undefined, order('9')),
        ],
      },
    }),
  )
  const other = rows.filter(({ expected }) => expected === 'the requested id')
  expect(other.map(({ call, field, effect, times }) => [call, field, effect, times])).toEqual([
    ['GET /organ/getOrganInfo', 'orgId', 'callFails', 1],
    ['POST /consultation/continuePay', 'id', 'callFails', 1],
    ['POST /order/continuePay', 'id', 'callFails', 1],
  ])
})

test('[A436] stored answers that a filter has escaped are listed, because the app cannot read them', () => {
  const entry = (path: string, data: unknown) => ({
    request: { method: 'GET', url: `https://clinic.example/api${path}` },
    response: {
      status: 200,
      headers: [{ name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' }],
      content: { text: JSON.stringify({ data, message: 'ok', status: 200 }) },
    },
  })
  const record = { id: '1', customerId: '2' }
  const { rows } = checkRecording(
    JSON.stringify({
      log: {
        entries: [
          entry('/subscribe/getInspectChq', [{ ...record, questionContent: '{&quot;basicinfo&quot;:{}}' }]),
          entry('/report/getQuesInfoByInspectionId?inspectionId=7', '{&quot;basicinfo&quot;:{}}'),
          entry('/subscribe/getQuestionnaireInfo?customerId=2&orgId=', { ...record, questionContent: '{"a":1}' }),
          entry('/report/getHealthManageReportInfo?id=7', '{"a":1}'),
        ],
      },
    }),
  )
  expect(rows.filter(({ isAbsence }) => !isAbsence).map(({ call, field, came }) => [call, field, came])).toEqual([
    ['GET /report/getQuesInfoByInspectionId', 'questionContent', 'a text like “{&aaaa;aaaaaaaaa&aaaa;:{…”'],
    ['GET /subscribe/getInspectChq', 'questionContent', 'a text like “{&aaaa;aaaaaaaaa&aaaa;:{…”'],
  ])
})

test('a recording in which the token was renewed and the call repeated keeps the contract; an empty one compares nothing', () => {
  const entry = (body: object) => ({
    request: { method: 'GET', url: 'https://clinic.example/api/news/listColumn' },
    response: {
      status: 200,
      headers: [
        { name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' },
        { name: 'token', value: 'newer' },
      ],
      content: { text: JSON.stringify({ message: 'ok', ...body }) },
    },
  })
  const isRecordingBroken = (...entries: object[]) =>
    reasonsToFail(checkRecording(JSON.stringify({ log: { entries } }))).length > 0
  const renewed = entry({ data: null, status: 50011 })
  const answered = entry({ data: [{ id: 1, columnName: 'News' }], status: 200 })
  expect(isRecordingBroken(renewed, answered)).toBe(false)
  expect(isRecordingBroken(renewed)).toBe(true)
  expect(isRecordingBroken()).toBe(true)
})

test('an answer whose body the browser had lost is not compared, and is named; an answer without a body is', () => {
  const entry = (content: object) => ({
    request: { method: 'GET', url: 'https://clinic.example/api/news/listColumn' },
    response: { status: 200, headers: [], content },
  })
  const lost = checkRecording(JSON.stringify({ log: { entries: [entry({ size: 70 }), entry({ size: 70 })] } }))
  expect([found(lost), lost.notAsked]).toEqual([[], ['GET /news/listColumn: the recording has no body of an answer']])
  const empty = checkRecording(JSON.stringify({ log: { entries: [entry({ size: 0 })] } }))
  expect([found(empty), empty.notAsked]).toEqual([['GET /news/listColumn the answer'], []])
  // Playwright can record without bodies.
  const unknown = checkRecording(JSON.stringify({ log: { entries: [entry({ size: -1 })] } }))
  expect([found(unknown), unknown.notAsked]).toEqual([found(lost), lost.notAsked])
})

test.each([
  ['a browser', 0],
  ['Playwright', -1],
])('a call without an answer in the recording of %s is named, and fails no check', (_, status) => {
  const entry = (path: string, response: object) => ({
    request: { method: 'GET', url: `https://clinic.example/api${path}` },
    response: { headers: [], content: { size: status, mimeType: 'x-unknown' }, ...response },
  })
  const body = JSON.stringify({ data: [], message: 'ok', status: 200 })
  const checked = checkRecording(
    JSON.stringify({
      log: {
        entries: [
          entry('/news/listColumn', { status: 200, content: { text: body } }),
          entry('/news/listAdvertisement', { status, _error: 'net::ERR_ABORTED' }),
        ],
      },
    }),
  )
  expect(checked.calls.map(({ call }) => call)).toEqual(['GET /news/listColumn'])
  expect(checked.notAsked).toEqual(['GET /news/listAdvertisement: the recording has no answer to a call'])
  expect(reasonsToFail(checked)).toEqual([])
})

test('a recording that begins with a byte order mark is read', () => {
  const recording = JSON.stringify({ log: { entries: [] } })
  expect(checkRecording(`\ufeff${recording}`)).toEqual(checkRecording(recording))
})

test('a check that fails says for which calls', () => {
  const answer = (data: unknown) => ({
    request: { method: 'GET', url: 'https://clinic.example/api/news/listColumn' },
    response: { status: 200, headers: [], content: { text: JSON.stringify({ data, message: 'ok', status: 200 }) } },
  })
  const recording = JSON.stringify({ log: { entries: [answer(null), answer([{ columnName: 'News' }])] } })
  expect(reasonsToFail(checkRecording(recording))).toEqual(['A call fails or rows are hidden: GET /news/listColumn.'])
})

test.each([
  ['', 'it is no JSON'],
  ['{', 'it is no JSON'],
  ['null', 'it has no log.entries'],
  ['{}', 'it has no log.entries'],
])('the file "%s" is refused as a recording, because %s', (text, reason) => {
  expect(() => checkRecording(text)).toThrow(`The file is no HAR recording: ${reason}.`)
})

test('a report holds no content of an answer', async () => {
  const text = reportText(await checkServer({ server: broken.url, token }))
  for (const secret of ['forty', 'Anna', '25 Nov', PHONE]) expect(text).not.toContain(secret)
})
