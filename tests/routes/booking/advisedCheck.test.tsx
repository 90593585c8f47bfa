import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseExaminee, startOrder, useOrder } from '@/stores/booking/order'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { PHONE, renderApp, visited } from '../../support/app'
import { healthReports, reportRow, reports } from '../reports/support'
import { answerReport, CONTENT, PALPATION } from '../reports/riskSupport'

// Loaded beforehand: on a busy machine the import takes longer than a query waits.
beforeAll(() => import('@/routes/home/lazy/lazyParts'))
beforeEach(() => itIs('2026-11-25 10:00:00'))

const DAUGHTER = '2002'
const MOTHER = '2001'
const MADE = '2026-05-20 09:00:00'

const palpation = (customerId: string | null, suggestion: string) =>
  answer(PALPATION, () => ({ customerId, suggestion, inspectionTime: MADE, guidanceList: [], nidusRecordList: [] }))
const onHome = (customerId: string | null) => {
  answer('/subscribe/listSubscribe', () => ({ list: [], total: 0 }))
  answer('/consultation/queryConsultationsByUserId', () => ({ list: [], total: 0 }))
  answer('/report/reportRecord', () => [reportRow({ createTime: MADE, customerName: '林可' })])
  answer('/report/viewRiskReportInfo', () => Response.json({ data: null, message: '没有报告', status: 50406 }))
  palpation(customerId, '2')
}
const onPalpation = (suggestion: string) => (customerId: string | null) => palpation(customerId, suggestion)
const onRisk = (customerId: string | null) => {
  answerReport({ inspectionTime: MADE, riskLevel: 2 })
  reports()
  palpation(customerId, '2')
}
const onHealth = () => {
  answer('/report/getHealthManageReportInfo', () => ({ questionContent: JSON.stringify(CONTENT) }))
  healthReports({ reportId: '71', customerName: '林可', createTime: MADE, status: 1 })
  reports()
}
const REPORT = '/report/palpationReport?reportId=81&specificationId=1'
const RISK_REPORT = '/report/riskReport?reportId=81'
const advice = () => screen.findByRole('link', { name: /^去预约/ })
const due = async () => within(await screen.findByRole('region', { name: '该复查了' })).getByRole('link')

test.each<[string, string | null, string, (customerId: string | null) => void, () => Promise<HTMLElement>]>([
  ['Home', DAUGHTER, '/home', onHome, due],
  ['Home', null, '/home', onHome, due],
  ['a palpation report', DAUGHTER, REPORT, onPalpation('2'), advice],
  ['a palpation report', null, REPORT, onPalpation('2'), advice],
  ['a regular review', DAUGHTER, REPORT, onPalpation('1'), advice],
  ['a risk report', DAUGHTER, RISK_REPORT, onRisk, advice],
  ['a risk report', null, RISK_REPORT, onRisk, advice],
  ['a health report', null, '/report/healthServicesReport?reportId=71', onHealth, advice],
])(
  '[A666] after an order for the mother, the check that %s advises is for the patient %j of the report',
  async (...args) => {
    const [, told, url, serve, link] = args
    serve(told)
    const { user } = await renderApp(url, { signedInAs: PHONE })
    const way = await link()
    act(() => {
      startOrder({ serviceId: '1', organisationId: '102', day: '2026-12-01' })
      chooseExaminee(MOTHER)
    })
    await user.click(way)
    await waitFor(() => expect(visited()).toContain('/organ/list?serviceId=1'))
    act(() => startOrder({ serviceId: '1', organisationId: '102', day: '2026-12-02' }))
    expect(useOrder.getState().choice?.customerId).toBe(told ?? '')
    act(() => {
      chooseExaminee(MOTHER)
      startOrder({ serviceId: '1', organisationId: '102', day: '2026-12-03' })
    })
    expect(useOrder.getState().choice?.customerId).toBe(MOTHER)
  },
)
