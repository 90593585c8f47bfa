import { expect, test } from 'vitest'
import * as contract from '@/contract/reports'
import { getQuestionnaireInfoByInspectionId } from '@/contract/questionnaires'
import { ask, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()
const MOTHERS = '8745039284758360004'

type Row = Readonly<Record<string, unknown>>
const reportsOf = async (phone: string) => {
  const token = await signIn(clinic, phone)
  const { data } = await ask(contract.reportRecord, {}, { token })
  return { token, rows: (data as { list: Row[] }).list }
}

test('[PATIENT-01] [API-14] [REPORT-15] [A240] an account gets its own reports and those of its relatives, the newest first', async () => {
  const { rows } = await reportsOf('13800000001')
  expect(new Set(rows.map(({ customerName }) => customerName))).toEqual(new Set(['林婉清', '周玉珍', '林可']))
  const times = rows.map(({ createTime }) => String(createTime))
  expect(times).toEqual([...times].sort().reverse())
  expect((await reportsOf('13800000002')).rows).toEqual([])
})

test('[API-17] [A226] [A349] a report finishes automatically, step by step', async () => {
  const { token, rows } = await reportsOf('13800000001')
  const newest = String(rows[0]?.['inspectId'])
  const { data } = await ask(contract.viewReportProcess, { inspectionId: newest }, { token })
  const { reportProcess } = data as { reportProcess: { operateTime: string | null }[] }
  expect(reportProcess.map(({ operateTime }) => operateTime !== null)).toEqual([true, true, false, false])
  expect(rows[0]?.['status']).toBe('')
})

test.each([
  ['13800000001', contract.viewReportInfo],
  ['13800000001', contract.viewRiskReportInfo],
])('[API-18] [API-19] [REPORT-15] nobody else reads a report (%s)', async (phone, endpoint) => {
  const { rows } = await reportsOf(phone)
  const reportId = String(rows[1]?.['reportId'])
  const stranger = await signIn(clinic, '13800000003')
  expect((await ask(endpoint, { reportId }, { token: stranger })).status).toBe(50420)
})

test('[API-26] [API-27] [A221] a report has its documents at a signed address, or none', async () => {
  const { token, rows } = await reportsOf('13800000001')
  const without = rows.find(({ status, reportPdfUrl }) => status === 1 && reportPdfUrl === null)
  const urlOf = async (row: Row | undefined) =>
    (await ask(contract.getReportPdfUrl, { reportId: String(row?.['reportId']) }, { token })).data
  const path = `https://files.demo.example/reports/${String(rows[1]?.['reportId'])}.pdf`
  expect(String(await urlOf(rows[1])).split('?signature=')).toEqual([path, expect.stringMatching(/^\w{16}$/)])
  expect(await urlOf(without)).toBeNull()
})

test('the report that urges a specialist says the same in its words and in its descriptors', async () => {
  const token = await signIn(clinic, '13800000001')
  const { data } = await ask(contract.viewReportInfo, { reportId: MOTHERS }, { token })
  expect((data as { nidusRecordList: Row[] }).nidusRecordList).toEqual([
    expect.objectContaining({ nidusDescribe: '质地偏硬，边界不清，活动度差', bottomMargin: '不清', mobility: '差' }),
  ])
})

test('the mother’s report has her own answers, as her record does', async () => {
  const token = await signIn(clinic, '13800000001')
  const { data } = await ask(contract.viewRiskReportInfo, { reportId: MOTHERS }, { token })
  expect(JSON.parse((data as { questionContent: string }).questionContent)).toMatchObject({
    menstrufeeding: { m_age: 14, childbirth: 2, f_pregnancy: 25, menopausetime: 51 },
    family: { relatives_1st: true, c_1strelatives: ['0', '2'] },
    factor: { smoking: false, drink: true },
  })
})

test.each(['13800000001', '13800000003', '13800000004'])(
  '[PALP-10] [A218] the list of %s and the questionnaire of each check agree whether height and weight are known',
  async (phone) => {
    const { token, rows } = await reportsOf(phone)
    const finished = rows.filter(({ status }) => status === 1)
    expect(finished).not.toHaveLength(0)
    for (const { inspectId, reportId, fillBasicInfo } of finished) {
      const { data: report } = await ask(contract.viewReportInfo, { reportId: String(reportId) }, { token })
      const of = { customerId: String((report as Row)['customerId']), orgId: '', inspectionId: String(inspectId) }
      const { data } = await ask(getQuestionnaireInfoByInspectionId, of, { token })
      const content = (data as { questionContent: string } | null)?.questionContent ?? '{}'
      expect([reportId, /"height":\d+,"weight":\d+/.test(content)]).toEqual([reportId, fillBasicInfo])
    }
  },
)
