import { describe, expect, test } from 'vitest'
import {
  fetchHealthReport,
  fetchHealthReports,
  fetchInspectionReports,
  fetchPalpationReport,
  fetchPdfUrl,
  fetchReportProgress,
  fetchReportsOf,
  fetchRiskReport,
} from '@/api/reports/reports'
import { isUnreadable } from '@/lib/unreadableRow'
import { answerWith, ok, seen } from '../../support/client'

const ROW = {
  id: '1',
  inspectId: 61,
  reportId: '81',
  name: '基础版',
  createTime: '2026-10-25 09:02:00',
  orgName: '木棉体检中心',
  reportSummary: '未见异常',
  status: 1,
  serviceId: 1,
  specificationId: '2',
  customerName: '林婉清',
  reportPdfUrl: 'https://files.example/81.pdf',
  supremeReportPdfUrl: '',
  fillBasicInfo: 1,
}
const readRow = async (changed: object) => {
  answerWith(() => ok([{ ...ROW, ...changed }]))
  return (await fetchInspectionReports())[0]
}

describe('a report in a list', () => {
  test('[REPORT-10] [REPORT-11] every field is read', async () => {
    expect(await readRow({})).toEqual({
      inspectionId: '61',
      reportId: '81',
      finished: true,
      name: '基础版',
      madeAt: '2026-10-25 09:02:00',
      patientName: '林婉清',
      organisationName: '木棉体检中心',
      summary: '未见异常',
      serviceId: '1',
      specificationId: '2',
      basicInfoFilled: true,
      pdfUrl: 'https://files.example/81.pdf',
      assessmentPdfUrl: undefined,
    })
    expect(seen.at(-1)?.url).toBe('/api/report/reportRecord')
  })

  test.each([null, undefined, '', 0, '0', false])('[A217] status %j is not finished', async (status) => {
    expect(await readRow({ status })).toMatchObject({ finished: false })
    expect(await readRow({ status, reportId: null })).toMatchObject({ finished: false, inspectionId: '61' })
  })

  test.each([1, '1', 2, '3', '完成', true])('[A217] status %j is finished', async (status) => {
    expect(await readRow({ status })).toMatchObject({ finished: true })
  })

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    [null, false],
    [undefined, false],
    [{}, false],
  ])('[A218] fillBasicInfo %j is read as %s', async (fillBasicInfo, basicInfoFilled) => {
    expect(await readRow({ fillBasicInfo })).toMatchObject({ basicInfoFilled })
  })

  test('[A399] a report without an id is unreadable, and the other rows stay', async () => {
    answerWith(() => ok({ list: [{ ...ROW, inspectId: null }, ROW, { ...ROW, reportId: undefined }], total: 3 }))
    expect((await fetchInspectionReports()).map(isUnreadable)).toEqual([true, false, true])
  })

  test('[A216] [A347] either list is read bare or as data.list', async () => {
    for (const data of [[ROW], { list: [ROW] }]) {
      answerWith(() => ok(data))
      expect(await fetchInspectionReports()).toHaveLength(1)
      expect(await fetchHealthReports()).toHaveLength(1)
      expect(await fetchReportsOf('7')).toHaveLength(1)
    }
    expect(seen.at(-1)?.url).toBe('/api/report/queryInspectionReports?customerId=7')
  })

  test('[API-15] [A399] a report of a questionnaire has one id, under either name, and no inspection', async () => {
    for (const ids of [
      { id: '9', reportId: undefined },
      { id: undefined, reportId: 9 },
    ]) {
      answerWith(() => ok([{ ...ROW, inspectId: null, ...ids }]))
      expect(await fetchHealthReports()).toMatchObject([{ reportId: '9', inspectionId: undefined }])
    }
    answerWith(() => ok([{ ...ROW, id: null, reportId: null }]))
    expect((await fetchHealthReports()).map(isUnreadable)).toEqual([true])
  })
})

test('[API-17] [A349] [A417] the steps of a report are read, and those without a time are still ahead', async () => {
  const reportProcess = [{ operateTime: '2026-10-25 09:02:00', name: 'x' }, { operateTime: null }, {}, null, 7]
  answerWith(() => ok({ inspectionNum: 'JC1', reportProcess }))
  expect(await fetchReportProgress('61')).toEqual({
    inspectionNumber: 'JC1',
    steps: ['2026-10-25 09:02:00', undefined, undefined, undefined, undefined],
  })
  expect(seen.at(-1)).toMatchObject({ url: '/api/report/viewReportProcess', body: 'inspectionId=61' })
})

test.each([
  [1_792_890_120_000, '2026-10-25 09:02:00'],
  ['1792890120000', '2026-10-25 09:02:00'],
  ['202610250902', '2026-10-25 09:02:00'],
  [202_610_250_902, '2026-10-25 09:02:00'],
  [996_000_000_000, '2001-07-25 02:40:00'],
  ['0000-00-00 00:00:00', undefined],
  ['0', undefined],
  [0, undefined],
  ['上周五', ''],
])('[API-17] [A357] [A436] [RA8] a step that was done at %j is not ahead', async (operateTime, step) => {
  answerWith(() => ok({ inspectionNum: 'JC1', reportProcess: [{ operateTime }] }))
  expect((await fetchReportProgress('61')).steps).toEqual([step])
})

const LESION = {
  id: 'N1',
  nidusPosition: 0,
  nidusArea: 1,
  nidusAngle: 2,
  width: 8,
  height: '6.5',
  hardness: 3.456,
  shape: 0,
  nidusDescribe: '边界清楚',
  impressionDiagnosisNum: '2',
  impressionDiagnosisDes: '良性',
  d2ImageUrlEncry: 'https://files.example/2d.png',
  d3ImageUrlEncry: null,
  coordX: 10,
  coordY: 20,
  nidusColor: '#C8553D',
  posImgVersion: 100,
  mobility: '可动',
}
const REPORT = {
  customerName: '林婉清',
  sex: 0,
  age: '46',
  inspectionNum: 'JC1',
  inspecterName: '宋医生',
  inspectionTime: '2026-10-25 09:37:00',
  orgName: '木棉体检中心',
  orgAddress: '晨光路10号',
  contractTel: '010-5550123',
  orgLogoUrlEncry: 'https://files.example/logo.png',
  reportSummary: '一处结节',
  guidanceList: [{ guidanceDetails: '每月自查' }, { guidanceDetails: '2' }],
  inspectionId: '61',
  customerId: '7',
  orgId: '101',
  nidusRecordList: [LESION],
}
const readReport = async (changed: object) => {
  answerWith(() => ok({ ...REPORT, ...changed }))
  return fetchPalpationReport('81')
}
const readLesion = async (changed: object) => {
  const { lesions } = await readReport({ nidusRecordList: [{ ...LESION, ...changed }] })
  return lesions?.[0]
}

describe('the palpation report', () => {
  test('[API-18] [PALP-12] [A235] every field is read', async () => {
    const { lesions, ...report } = await readReport({})
    expect(report).toEqual({
      header: {
        patientName: '林婉清',
        sex: 'female',
        age: 46,
        inspectionNumber: 'JC1',
        examiner: '宋医生',
        examinedAt: '2026-10-25 09:37:00',
        organisation: {
          name: '木棉体检中心',
          address: '晨光路10号',
          phone: '010-5550123',
          logoUrl: 'https://files.example/logo.png',
        },
        inspectionId: '61',
      },
      customerId: '7',
      organisationId: '101',
      summary: '一处结节',
      suggestion: 'reviewInHalfAYear',
      mayBeMoreUrgent: false,
      guidance: [{ text: '每月自查' }, { suggestion: 'reviewInHalfAYear' }],
      guidanceUnreadable: false,
      unreadable: 0,
    })
    expect(lesions).toHaveLength(1)
    expect(seen.at(-1)).toMatchObject({ url: '/api/report/viewReportInfo', body: '{"reportId":"81"}' })
  })

  test('[PALP-13] every field of a lesion is read', async () => {
    expect(await readLesion({})).toEqual({
      id: 'N1',
      place: { position: 0, area: 1, angle: 2, coordX: 10, coordY: 20, posImgVersion: 100 },
      widthMm: 8,
      heightMm: 6.5,
      hardness: 3.456,
      shape: { known: 'singlePeak' },
      description: '边界清楚',
      diagnosis: '良性',
      pictures: [{ kind: 'flat', url: 'https://files.example/2d.png' }],
      colour: '#C8553D',
      descriptors: [{ descriptor: 'mobility', value: '可动' }],
    })
  })

  test.each([
    [{ shape: '1' }, { shape: { known: 'multiPeak' } }],
    [{ shape: '椭圆' }, { shape: { text: '椭圆' } }],
    [{ shape: null }, { shape: undefined }],
    [{ impressionDiagnosisDes: '' }, { diagnosis: '2' }],
    [
      { width: '12mm', height: '9.5 毫米' },
      { widthMm: 12, heightMm: 9.5 },
    ],
    [
      { width: '约12', height: '9cm' },
      { widthMm: undefined, heightMm: undefined },
    ],
    [{ nidusColor: 'url(#x)' }, { colour: undefined }],
    [{ nidusColor: '#C53' }, { colour: '#C53' }],
    [{ nidusColor: '#C855' }, { colour: undefined }],
    [{ hardness: '12.5kPa' }, { hardness: 12.5 }],
    [{ hardness: '12.5 千帕' }, { hardness: 12.5 }],
    [{ hardness: '12.5 mm' }, { hardness: undefined }],
    [
      { width: -1, height: '-2', hardness: -3 },
      { widthMm: undefined, heightMm: undefined, hardness: undefined },
    ],
    [
      { nidusPosition: null, width: {} },
      { widthMm: undefined, place: { position: undefined, area: 1 } },
    ],
  ])('[PALP-17] [PALP-04] [A229] [A233] [A436] %j is read', async (changed, read) => {
    expect(await readLesion(changed)).toMatchObject(read)
  })

  test('[PALP-13] [A387] a missing list of lesions is not an empty one, and unreadable lesions are counted', async () => {
    for (const nidusRecordList of [null, undefined, 'none', {}])
      expect(await readReport({ nidusRecordList, guidanceList: undefined })).toMatchObject({
        lesions: undefined,
        guidance: [],
        unreadable: 0,
      })
    expect(await readReport({ nidusRecordList: [] })).toMatchObject({ lesions: [] })
    expect(await readReport({ nidusRecordList: { list: [LESION] } })).toMatchObject({ lesions: [{}] })
    expect(await readReport({ nidusRecordList: [LESION, null] })).toMatchObject({ unreadable: 1 })
  })

  test('[PALP-13] [A387] a lesion without an id is shown like any other, because nothing needs its id', async () => {
    expect(await readReport({ nidusRecordList: [LESION, { ...LESION, id: null }] })).toMatchObject({
      lesions: [{ widthMm: 8 }, { widthMm: 8 }],
      unreadable: 0,
    })
  })

  test('[PALP-07] [A387] advice is read in every shape, bare too, and unreadable advice is reported', async () => {
    expect(await readReport({ guidanceList: ['每月自查', 3] })).toMatchObject({
      guidance: [{ text: '每月自查' }, { suggestion: 'referral' }],
      suggestion: 'referral',
      guidanceUnreadable: false,
    })
    for (const guidanceList of [[null, { guidanceDetails: '每月自查' }], [true], { a: 1 }, '每月自查'])
      expect(await readReport({ guidanceList })).toMatchObject({ guidanceUnreadable: true })
    for (const guidanceDetails of [null, '', undefined])
      expect(await readReport({ guidanceList: [{ guidanceDetails }] })).toMatchObject({
        guidance: [],
        guidanceUnreadable: false,
      })
    for (const guidanceDetails of [['每月自查'], {}, true])
      expect(await readReport({ guidanceList: [{ guidanceDetails }] })).toMatchObject({ guidanceUnreadable: true })
    expect(await readReport({ guidanceList: { list: [{ guidanceDetails: '每月自查' }] } })).toMatchObject({
      guidance: [{ text: '每月自查' }],
      guidanceUnreadable: false,
    })
  })

  test.each([
    ['46岁', 46],
    ['46 周岁', 46],
    ['46', 46],
    ['四十六', undefined],
    [-1, undefined],
    [999, undefined],
  ])('[A387] [A436] the age %j is read', async (age, read) => {
    expect(await readReport({ age })).toMatchObject({ header: { age: read } })
  })

  test('[PALP-18] the most urgent suggestion leads, wherever it is in the list', async () => {
    const guidanceList = [{ guidanceDetails: 1 }, { guidanceDetails: '3' }, { guidanceDetails: '2' }]
    expect(await readReport({ guidanceList })).toMatchObject({ suggestion: 'referral' })
    expect(await readReport({ suggestion: 3 })).toMatchObject({ suggestion: 'referral' })
    expect(await readReport({ guidanceList: [], suggestion: ' 3 ' })).toMatchObject({ suggestion: 'referral' })
  })

  test('[PALP-18] [A387] a suggestion in words is listed with the advice, and an unreadable one is reported', async () => {
    expect(await readReport({ guidanceList: ['每月自查'], suggestion: '尽快到乳腺专科就诊' })).toMatchObject({
      suggestion: undefined,
      guidance: [{ text: '尽快到乳腺专科就诊' }, { text: '每月自查' }],
      guidanceUnreadable: false,
    })
    for (const suggestion of [4, '0', ['3'], {}])
      expect(await readReport({ guidanceList: [], suggestion })).toMatchObject({
        suggestion: undefined,
        guidance: [],
        guidanceUnreadable: true,
      })
    for (const suggestion of [null, '', undefined, ' '])
      expect(await readReport({ guidanceList: [], suggestion })).toMatchObject({ guidanceUnreadable: false })
  })

  test('[A387] blank advice counts as missing, as a suggestion, a row of the list or its text', async () => {
    for (const report of [
      { suggestion: ' ', guidanceList: [] },
      { guidanceList: [{ guidanceDetails: '  ' }] },
      { guidanceList: ['\u3000'] },
    ])
      expect(await readReport(report)).toMatchObject({ guidance: [], guidanceUnreadable: false })
  })
})

describe('the risk report', () => {
  const read = async (changed: object) => {
    answerWith(() => ok({ ...REPORT, riskWarning: 38, riskLevel: 3, questionContent: '{"a":1}', ...changed }))
    return fetchRiskReport('81')
  }
  test.each([
    [{}, { score: 38, level: 3, content: { a: 1 } }],
    [{ riskWarning: '37.6' }, { score: 38 }],
    [
      { riskWarning: 140, riskLevel: 9 },
      { score: 100, level: 5 },
    ],
    [{ riskLevel: null, riskWarning: 54 }, { level: 3 }],
    [{ riskLevel: '2' }, { level: 2, score: 38 }],
    [
      { riskWarning: null, riskLevel: null },
      { score: undefined, level: undefined },
    ],
    [{ questionContent: 'not json' }, { score: 38, level: 3, content: undefined }],
  ])('[API-19] [RISKREP-11] [A208] [A212] %j is read', async (changed, expected) => {
    expect(await read(changed)).toMatchObject(expected)
  })

  test.each([undefined, null, 5, false, '7', '[{}]', [{}]])(
    '[A436] [A630] answers that arrive as %j are unknown, and not empty',
    async (questionContent) => {
      expect((await read({ questionContent })).content).toBeUndefined()
    },
  )

  test.each(['', 'null', '[]', {}])('[A179] the answers %j are empty', async (questionContent) => {
    expect((await read({ questionContent })).content).toEqual({})
  })

  test('[API-19] it is requested by its id, as a form', async () => {
    await read({})
    expect(seen.at(-1)).toMatchObject({ url: '/api/report/viewRiskReportInfo', body: 'reportId=81' })
  })
})

test('[API-23] [A237] the answers of a health services report are read from a text or from their field', async () => {
  for (const data of ['{"a":1}', { questionContent: '{"a":1}' }, { questionContent: { a: 1 } }]) {
    answerWith(() => ok(data))
    expect(await fetchHealthReport('9')).toEqual({ a: 1 })
  }
  expect(seen.at(-1)?.url).toBe('/api/report/getHealthManageReportInfo?id=9')
})

test('[A436] [A387] a health services report whose answers cannot be read is no answer', async () => {
  for (const data of ['{&quot;a&quot;:1}', { questionContent: '{"a":' }]) {
    answerWith(() => ok(data))
    await expect(fetchHealthReport('9')).rejects.toMatchObject({ kind: 'badResponse' })
  }
})

test.each([
  ['palpation', 'getReportPdfUrl'],
  ['assessment', 'getSupremeReportPdfUrl'],
  ['risk', 'getRiskReportPdfUrl'],
  ['health', 'getManageReportPdfUrl'],
] as const)(
  '[API-24] [API-25] [API-26] [API-27] [A221] the document of the %s report is fetched',
  async (document, path) => {
    answerWith(() => ok('https://files.example/1.pdf'))
    expect(await fetchPdfUrl(document, '81')).toBe('https://files.example/1.pdf')
    expect(seen.at(-1)?.url).toBe(`/api/report/${path}?reportId=81`)
    for (const none of [null, '', ' ', undefined]) {
      answerWith(() => ok(none))
      expect(await fetchPdfUrl(document, '81')).toBeUndefined()
    }
  },
)
