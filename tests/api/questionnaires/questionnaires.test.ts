import { describe, expect, test } from 'vitest'
import {
  fetchContentOfInspection,
  fetchOwnQuestionnaires,
  fetchQuestionnaire,
  fetchQuestionnaireOfInspection,
  generateReport,
  saveQuestionnaire,
} from '@/api/questionnaires/questionnaires'
import { answerWith, body, ok, seen, status, reported } from '../../support/client'

const ROW = {
  id: '61',
  customerId: '7',
  inspectionId: '5',
  orgId: '101',
  serviceId: '1',
  questionContent: '{"basicinfo":{"age":45}}',
  name: '王芳',
  createTime: '2026-11-20 09:00:00',
}
const RECORD = {
  id: '61',
  customerId: '7',
  inspectionId: '5',
  organisationId: '101',
  serviceId: '1',
  content: { basicinfo: { age: 45 } },
  name: '王芳',
  madeOn: '2026-11-20',
}
const of = { customerId: '7', organisationId: '101' }
const read = async (changed: object) => {
  answerWith(() => ok({ ...ROW, ...changed }))
  return fetchQuestionnaire(of)
}

describe('reading a questionnaire', () => {
  test('[API-28] [FULLQ-09] a customer’s record is read, with its content taken out of the JSON text', async () => {
    expect(await read({})).toEqual(RECORD)
    expect(seen[0]).toMatchObject({
      url: '/api/subscribe/getQuestionnaireInfo?customerId=7&orgId=101',
      token: 'token-1',
    })
  })

  test('[API-28] [A378] an unknown organisation is requested as blank', async () => {
    answerWith(() => ok(null))
    expect(await fetchQuestionnaire({ customerId: '7', organisationId: '' })).toBeUndefined()
    expect(seen[0]?.url).toBe('/api/subscribe/getQuestionnaireInfo?customerId=7&orgId=')
  })

  test('[API-29] [A404] an inspection’s record is read, or its absence', async () => {
    answerWith((_asked, turn) => ok(turn === 1 ? ROW : null))
    const target = { ...of, inspectionId: '5' }
    expect(await fetchQuestionnaireOfInspection(target)).toEqual(RECORD)
    expect(await fetchQuestionnaireOfInspection(target)).toBeUndefined()
    expect(seen[0]?.url).toBe(
      '/api/subscribe/getQuestionnaireInfoByInspectionId?customerId=7&orgId=101&inspectionId=5',
    )
  })

  test('[A382] [A403] ids keep every digit, bare or quoted', async () => {
    answerWith(() =>
      body('{"status":200,"message":"","data":{"id":1745039284758347777,"customerId":7,"questionContent":"{}"}}'),
    )
    expect(await fetchQuestionnaire(of)).toMatchObject({ id: '1745039284758347777', customerId: '7' })
  })

  test.each(['', ' ', 'null', '[]', [], {}])('[A179] the content %j is read as empty', async (questionContent) => {
    expect(await read({ questionContent })).toEqual({ ...RECORD, content: {} })
  })

  test.each([undefined, null, 5, false, '7', '{"basicinfo":', '[{}]', [{}], [null]])(
    '[A436] [A629] the content %j is unreadable, and not empty',
    async (questionContent) => {
      expect(await read({ questionContent })).toEqual({ ...RECORD, content: undefined })
    },
  )

  test('[A179] a content that the server has parsed already loses nothing', async () => {
    expect(await read({ questionContent: { basicinfo: { age: 45 } } })).toMatchObject({
      content: { basicinfo: { age: 45 } },
    })
  })

  test.each(['inspectionId', 'orgId', 'serviceId', 'name', 'createTime'])(
    '[A387] a record without %s is still readable',
    async (field) => {
      for (const blank of [null, '', undefined, {}]) {
        const record = await read({ [field]: blank })
        expect(Object.entries(record ?? {}).filter(([, value]) => value === undefined)).toHaveLength(1)
      }
    },
  )

  test('[A404] [A559] a status alone is not read as a missing record', async () => {
    answerWith(() => body('{"status":200}'))
    await expect(fetchQuestionnaire(of)).rejects.toMatchObject({ kind: 'badResponse' })
  })

  test('[API-30] [A178] all own records form a list; a row without its patient is unreadable, and the others stay', async () => {
    answerWith(() => ok([ROW, { ...ROW, customerId: null }, { ...ROW, id: 62, name: null }]))
    expect(await fetchOwnQuestionnaires()).toEqual([
      RECORD,
      { unreadable: true },
      { ...RECORD, id: '62', name: undefined },
    ])
    expect(seen[0]?.url).toBe('/api/subscribe/getInspectChq')
  })

  test('[API-13] [API-30] the list may come as data.list', async () => {
    answerWith(() => ok({ list: [ROW], total: 1 }))
    expect(await fetchOwnQuestionnaires()).toEqual([RECORD])
  })

  test('[API-20] [A236] the content of an inspection is read', async () => {
    answerWith(() => ok('{"family":{"abortion":true}}'))
    expect(await fetchContentOfInspection('5')).toEqual({ family: { abortion: true } })
    expect(seen[0]?.url).toBe('/api/report/getQuesInfoByInspectionId?inspectionId=5')
  })

  test.each([
    [{ questionContent: '{"family":{"abortion":true}}' }, { family: { abortion: true } }],
    [{ questionContent: { family: { abortion: true } } }, { family: { abortion: true } }],
    [{ questionContent: null }, {}],
  ])('[API-20] [A236] it is read under its name and already parsed: %j', async (data, content) => {
    answerWith(() => ok(data))
    expect(await fetchContentOfInspection('5')).toEqual(content)
  })

  test.each([null, ''])('[A429] the content %j is empty and no failure', async (content) => {
    answerWith(() => ok(content))
    expect(await fetchContentOfInspection('5')).toEqual({})
  })

  test('[API-20] [A436] [A387] a broken text is no answer, and neither is anything but a text', async () => {
    for (const odd of ['x', '{"a":', { questionContent: '{&quot;a&quot;:1}' }, 7, {}, []]) {
      answerWith(() => ok(odd))
      await expect(fetchContentOfInspection('5')).rejects.toMatchObject({ kind: 'badResponse' })
    }
  })
})

const CONTENT = { basicinfo: { name: '王芳', age: 45 }, family: { biopsyresult: ['0', '2'] } }
const NEW = { organisationId: '', serviceId: '2', customerId: '7', inspectionId: '', content: CONTENT }
const TEXT = '{"basicinfo":{"name":"王芳","age":45},"family":{"biopsyresult":["0","2"]}}'

describe('sending a questionnaire', () => {
  test('[API-31] [A179] [A73] every key is sent as JSON, null for unknown values, the content as JSON text', async () => {
    answerWith(() => ok('61'))
    expect(await saveQuestionnaire(NEW, 'key-1')).toBe('61')
    expect(seen[0]).toMatchObject({
      url: '/api/subscribe/saveOrUpdateHealthQuestionnaireInfo',
      type: 'application/json',
      key: 'key-1',
      token: 'token-1',
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      id: null,
      orgId: null,
      serviceId: '2',
      customerId: '7',
      inspectionId: null,
      questionContent: TEXT,
    })
  })

  test('[API-31] [A392] a stored record is sent under its id', async () => {
    answerWith(() => ok(null))
    expect(
      await saveQuestionnaire({ ...NEW, id: '61', organisationId: '101', inspectionId: '5' }, 'k'),
    ).toBeUndefined()
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ id: '61', orgId: '101', inspectionId: '5' })
  })

  test('[A389] the questionnaire of a check-in is sent without a sign-in as well', async () => {
    reported.token = undefined
    answerWith(() => ok('61'))
    await saveQuestionnaire({ ...NEW, inspectionId: '5' }, 'k', { outlivesSession: true })
    expect(seen[0]?.token).toBeNull()
  })

  test('[A352] any answer without a readable id counts as saved', async () => {
    for (const odd of [null, {}, true, '', []]) {
      answerWith(() => ok(odd))
      expect(await saveQuestionnaire(NEW, 'k')).toBeUndefined()
    }
  })

  test('[API-21] content and risk report are sent as a form, and the answer is the report’s id', async () => {
    answerWith(() => ok(1745))
    expect(await generateReport({ content: CONTENT, riskReportId: '' }, 'key-2')).toBe('1745')
    expect(seen[0]).toMatchObject({ url: '/api/report/submitQuesGenerateReport', key: 'key-2' })
    expect(seen[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
    expect([...new URLSearchParams(seen[0]?.body)]).toEqual([
      ['questionContent', TEXT],
      ['riskReportId', ''],
    ])
  })

  test('[API-21] without an id there is no report to open', async () => {
    for (const odd of [null, '', {}, 0.5, undefined]) {
      answerWith(() => ok(odd))
      await expect(generateReport({ content: CONTENT, riskReportId: '31' }, 'k')).rejects.toMatchObject({
        kind: 'badResponse',
      })
    }
  })

  test('[FULLQ-51] a failure is shown by the form, not by a notice', async () => {
    answerWith(() => status(50409, '问卷不存在'))
    await expect(saveQuestionnaire(NEW, 'k')).rejects.toMatchObject({ kind: 'refused', serverMessage: '问卷不存在' })
    await expect(generateReport({ content: CONTENT, riskReportId: '' }, 'k')).rejects.toMatchObject({
      kind: 'refused',
    })
    expect(reported.notices).toEqual([])
  })
})
