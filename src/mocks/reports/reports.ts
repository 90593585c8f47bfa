import * as contract from '@/contract/reports'
import { chinaTime } from '@/lib/time/day'
import { fnv1a64 } from '@/lib/fnv1a'
import { parseJson } from '@/lib/json'
import { answer, type Answer } from '@/mocks/answer'
import { allRows, findRow, type Clinic } from '@/mocks/clinic'
import { specificationOf } from '@/mocks/home'
import { organisationOf } from '@/mocks/booking/organisations'
import { questionnaireOfInspection } from '@/mocks/questionnaires'
import type { HealthReport, Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import type { Visit } from '@/mocks/seeds/visits'
import { isReportOut, ownVisit, stepsOf, visitsOf } from './visits'
import { bilingual } from '@/mocks/bilingual'

export const reportAnswers: Answer[] = [
  answer(contract.reportRecord, ({ clinic, person }) => ({ list: newestFirst(clinic, person).map(rowIn(clinic)) })),

  answer(contract.queryInspectionReports, ({ clinic, person, input }) =>
    newestFirst(clinic, person)
      .filter((visit) => visit.customerId === input.customerId && isReportOut(clinic, visit))
      .map(rowIn(clinic)),
  ),

  answer(contract.healthManagerReportRecord, ({ clinic, person }) =>
    allRows(clinic, 'healthReports')
      .filter(({ ownerId }) => ownerId === person.id)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((report) => healthRow(clinic, report)),
  ),

  answer(contract.viewReportProcess, ({ clinic, person, input }) => {
    const visit = ownVisit(clinic, person, 'inspectionId', input.inspectionId)
    return {
      inspectionNum: visit.number,
      reportProcess: stepsOf(clinic, visit).map((time) => ({ operateTime: time === null ? null : chinaTime(time) })),
    }
  }),

  answer(contract.viewReportInfo, ({ clinic, person, input }) => {
    const visit = finished(clinic, person, input.reportId)
    const { result, customerId, orgId } = visit
    return {
      ...headerOf(clinic, visit),
      customerId,
      orgId,
      reportSummary: result.summary,
      suggestion: result.suggestion && String(result.suggestion),
      guidanceList: result.guidance.map((guidanceDetails) => ({ guidanceDetails })),
      nidusRecordList: [...result.lesions],
    }
  }),

  answer(contract.viewRiskReportInfo, ({ clinic, person, input }) => {
    const visit = finished(clinic, person, input.reportId)
    return {
      ...headerOf(clinic, visit),
      riskWarning: visit.result.score,
      riskLevel: visit.result.level,
      questionContent: contentOf(clinic, visit),
    }
  }),

  answer(contract.getHealthManageReportInfo, ({ clinic, person, input }) => ({
    questionContent: ownHealthReport(clinic, person, input.id).content,
  })),

  answer(contract.getReportPdfUrl, ({ clinic, person, input }) => pdfOf(finished(clinic, person, input.reportId))),
  answer(contract.getSupremeReportPdfUrl, ({ clinic, person, input }) =>
    pdfOf(finished(clinic, person, input.reportId), 'assessment-'),
  ),
  answer(contract.getRiskReportPdfUrl, ({ clinic, person, input }) =>
    pdfOf(finished(clinic, person, input.reportId), 'risk-'),
  ),
  answer(contract.getManageReportPdfUrl, ({ clinic, person, input }) =>
    addressOf(`health-${ownHealthReport(clinic, person, input.reportId).id}`),
  ),
]

const newestFirst = (clinic: Clinic, owner: Person): Visit[] =>
  visitsOf(clinic, owner).sort((a, b) => b.registeredAt - a.registeredAt)

const finished = (clinic: Clinic, owner: Person, reportId: string): Visit => {
  const visit = ownVisit(clinic, owner, 'reportId', reportId)
  if (!isReportOut(clinic, visit)) throw new Refusal(50421, bilingual('报告还没有生成', 'The report is not ready yet'))
  return visit
}

const ownHealthReport = (clinic: Clinic, owner: Person, id: string): HealthReport => {
  const report = findRow(clinic, 'healthReports', id)
  if (report?.ownerId !== owner.id) throw new Refusal(50420, bilingual('报告不存在', 'There is no such report'))
  return report
}

const rowIn = (clinic: Clinic) => (visit: Visit) => {
  const { inspectionId, reportId, registeredAt, orgId, serviceId, specificationId, customerId, result } = visit
  const isOut = isReportOut(clinic, visit)
  const specification = specificationId === null ? undefined : specificationOf(clinic, serviceId, specificationId)
  return {
    id: reportId,
    inspectId: inspectionId,
    reportId,
    name: specification?.specificationName ?? bilingual('健康评估报告', 'Health assessment report'),
    createTime: chinaTime(registeredAt),
    orgName: organisationOf(clinic, orgId).orgName,
    reportSummary: isOut ? result.summary : null,
    // Servers mix numbers, texts and nothing.
    status: isOut ? 1 : '',
    serviceId,
    specificationId,
    customerName: findRow(clinic, 'people', customerId)?.name ?? null,
    reportPdfUrl: isOut ? pdfOf(visit) : null,
    supremeReportPdfUrl: isOut && specificationId === '2' ? pdfOf(visit, 'assessment-') : null,
    fillBasicInfo: isMeasured(contentOf(clinic, visit)),
  }
}

const healthRow = (clinic: Clinic, { id, customerId, createdAt }: HealthReport) => ({
  id,
  inspectId: null,
  reportId: id,
  name: bilingual('健康管理报告', 'Health management report'),
  createTime: chinaTime(createdAt),
  orgName: null,
  reportSummary: null,
  status: 1,
  serviceId: '2',
  specificationId: null,
  customerName: findRow(clinic, 'people', customerId)?.name ?? null,
  reportPdfUrl: addressOf(`health-${id}`),
  supremeReportPdfUrl: null,
  fillBasicInfo: false,
})

const headerOf = (clinic: Clinic, { customerId, orgId, number, registeredAt, inspectionId }: Visit) => {
  const patient = findRow(clinic, 'people', customerId)
  const { orgName, address } = organisationOf(clinic, orgId)
  return {
    customerName: patient?.name ?? null,
    sex: patient?.sex ?? null,
    age: patient?.age ?? null,
    inspectionNum: number,
    inspecterName: bilingual('宋医生', 'Dr Song'),
    inspectionTime: chinaTime(registeredAt),
    orgName,
    orgAddress: address,
    contractTel: '010-5550123',
    orgLogoUrlEncry: null,
    inspectionId,
  }
}

const contentOf = (clinic: Clinic, { inspectionId }: Visit): string | null =>
  questionnaireOfInspection(clinic, inspectionId)?.content ?? null

const isMeasured = (content: string | null): boolean => {
  const whole = content === null ? null : parseJson(content)
  const basic = typeof whole === 'object' && whole !== null && 'basicinfo' in whole ? whole.basicinfo : null
  return typeof basic === 'object' && basic !== null && 'height' in basic && Number(basic.height ?? 0) > 0
}

const pdfOf = ({ reportId, withoutPdf }: Visit, kind = ''): string | null =>
  withoutPdf === true ? null : addressOf(`${kind}${reportId}`)

/** A real document is protected by its signed address. The demo has no real patients and checks no signature. */
const addressOf = (name: string): string => `https://files.demo.example/reports/${name}.pdf?signature=${fnv1a64(name)}`
