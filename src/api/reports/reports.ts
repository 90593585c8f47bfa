import type { InferOutput } from 'valibot'
import * as contract from '@/contract/reports'
import { SEX } from '@/domain/dictionaries'
import { descriptorsOf, LESION_SHAPE, SUGGESTION } from '@/domain/reports/dictionaries'
import {
  mostUrgent,
  type Guidance,
  type Lesion,
  type PalpationReport,
  type ReportHeader,
  type ReportProgress,
  type ReportRow,
  type RiskReport,
} from '@/domain/reports/report'
import { storedContentIn } from '@/api/storedContent'
import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import { riskLevel, shownScore } from '@/domain/riskLevel'
import { UNREADABLE_ROW, isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { call, type CallOptions } from '@/api/client'

/** Returns all inspection reports of the signed-in user at once (A19, A240). */
export const fetchInspectionReports = async (options?: CallOptions): Promise<(ReportRow | UnreadableRow)[]> =>
  rowsFromJson(await call(contract.reportRecord, {}, options))

export const fetchHealthReports = async (options?: CallOptions): Promise<(ReportRow | UnreadableRow)[]> =>
  rowsFromJson(await call(contract.healthManagerReportRecord, {}, options))

export const fetchReportsOf = async (customerId: string): Promise<(ReportRow | UnreadableRow)[]> =>
  rowsFromJson(await call(contract.queryInspectionReports, { customerId }))

export const fetchReportProgress = async (inspectionId: string): Promise<ReportProgress> => {
  const { inspectionNum, reportProcess } = await call(contract.viewReportProcess, { inspectionId })
  return { inspectionNumber: inspectionNum, steps: reportProcess.map(({ operateTime }) => operateTime) }
}

/** Loads a palpation report. Lesions and advice that cannot be read are counted or marked, and the rest stays. */
export const fetchPalpationReport = async (reportId: string, options?: CallOptions): Promise<PalpationReport> => {
  const json = await call(contract.viewReportInfo, { reportId }, options)
  const readable = json.nidusRecordList && readableRows(json.nidusRecordList)
  const suggested = adviceFromJson(json.suggestion)
  const advised = json.guidanceList.flatMap((row) => adviceFromJson(isUnreadable(row) ? row : row.guidanceDetails))
  const guidance = [...suggested, ...advised]
  const suggestion = mostUrgent(guidance.map((one) => ('suggestion' in one ? one.suggestion : undefined)))
  const listed = readableRows([...suggested.filter((one) => !('suggestion' in one)), ...advised])
  return {
    header: headerFromJson(json),
    customerId: json.customerId,
    organisationId: json.orgId,
    summary: json.reportSummary,
    suggestion,
    mayBeMoreUrgent:
      suggestion !== 'referral' &&
      (guidance.some(isUnreadable) || (suggestion === undefined ? guidance : suggested).some((one) => 'text' in one)),
    // A code leads the other advice; alone it is the advice.
    guidance: listed.length > 0 ? listed : readableRows(suggested),
    guidanceUnreadable: guidance.some(isUnreadable),
    lesions: readable?.map(lesionFromJson),
    unreadable: json.nidusRecordList?.filter(isUnreadable).length ?? 0,
  }
}

export const fetchRiskReport = async (reportId: string, options?: CallOptions): Promise<RiskReport> => {
  const json = await call(contract.viewRiskReportInfo, { reportId }, options)
  const score = json.riskWarning === undefined ? undefined : shownScore(json.riskWarning)
  return {
    header: headerFromJson(json),
    score,
    level: riskLevel(json.riskLevel, score),
    content: readContent(json.questionContent),
  }
}

export const fetchHealthReport = async (reportId: string): Promise<Content> =>
  storedContentIn(await call(contract.getHealthManageReportInfo, { id: reportId }))

export type ReportDocument = 'palpation' | 'assessment' | 'risk' | 'health'

/** Returns the address of the document; undefined if there is none yet. The caller shows a failure. */
export const fetchPdfUrl = (document: ReportDocument, reportId: string): Promise<string | undefined> => {
  switch (document) {
    case 'palpation':
      return call(contract.getReportPdfUrl, { reportId }, { quiet: true })
    case 'assessment':
      return call(contract.getSupremeReportPdfUrl, { reportId }, { quiet: true })
    case 'risk':
      return call(contract.getRiskReportPdfUrl, { reportId }, { quiet: true })
    case 'health':
      return call(contract.getManageReportPdfUrl, { reportId }, { quiet: true })
  }
}

type RowJson = InferOutput<typeof contract.reportRow> | InferOutput<typeof contract.healthReportRow> | UnreadableRow

const UNFINISHED: readonly unknown[] = [null, undefined, '', '0', 0, false]

const rowsFromJson = (rows: RowJson[]): (ReportRow | UnreadableRow)[] =>
  rows.map((row) =>
    isUnreadable(row)
      ? row
      : {
          inspectionId: row.inspectId,
          reportId: row.reportId,
          finished: !UNFINISHED.includes(row.status),
          name: row.name,
          madeAt: row.createTime,
          patientName: row.customerName,
          organisationName: row.orgName,
          summary: row.reportSummary,
          serviceId: row.serviceId,
          specificationId: row.specificationId,
          basicInfoFilled: row.fillBasicInfo,
          pdfUrl: row.reportPdfUrl,
          assessmentPdfUrl: row.supremeReportPdfUrl,
        },
  )

type HeaderJson = Omit<
  InferOutput<typeof contract.viewRiskReportInfo.output>,
  'riskWarning' | 'riskLevel' | 'questionContent'
>

const headerFromJson = (json: HeaderJson): ReportHeader => ({
  patientName: json.customerName,
  sex: json.sex && SEX[json.sex],
  age: json.age,
  inspectionNumber: json.inspectionNum,
  examiner: json.inspecterName,
  examinedAt: json.inspectionTime,
  organisation: {
    name: json.orgName,
    address: json.orgAddress,
    phone: json.contractTel,
    logoUrl: json.orgLogoUrlEncry,
  },
  inspectionId: json.inspectionId,
})

const lesionFromJson = (json: InferOutput<typeof contract.nidus>): Lesion => ({
  id: json.id,
  place: {
    position: json.nidusPosition,
    area: json.nidusArea,
    angle: json.nidusAngle,
    coordX: json.coordX,
    coordY: json.coordY,
    posImgVersion: json.posImgVersion,
  },
  widthMm: json.width,
  heightMm: json.height,
  hardness: json.hardness,
  shape: json.shape === undefined ? undefined : shapeFrom(json.shape),
  description: json.nidusDescribe,
  diagnosis: json.impressionDiagnosisDes ?? json.impressionDiagnosisNum,
  pictures: [
    ...(json.d2ImageUrlEncry === undefined ? [] : [{ kind: 'flat' as const, url: json.d2ImageUrlEncry }]),
    ...(json.d3ImageUrlEncry === undefined ? [] : [{ kind: 'raised' as const, url: json.d3ImageUrlEncry }]),
  ],
  colour: json.nidusColor !== undefined && COLOUR.test(json.nidusColor) ? json.nidusColor : undefined,
  descriptors: descriptorsOf(json.posImgVersion).flatMap((descriptor) => {
    if (descriptor === 'shape') return []
    const value = json[descriptor]
    return value === undefined ? [] : [{ descriptor, value }]
  }),
})

const COLOUR = /^#(?:[0-9a-f]{3}){1,2}$/i

const shapeFrom = (shape: string): NonNullable<Lesion['shape']> =>
  shape === '0' || shape === '1' ? { known: LESION_SHAPE[shape] } : { text: shape }

const adviceFromJson = (advice: string | UnreadableRow | undefined): (Guidance | UnreadableRow)[] => {
  if (advice === undefined) return []
  if (typeof advice !== 'string') return [advice]
  const code = advice.trim()
  if (code === '') return []
  if (code === '1' || code === '2' || code === '3') return [{ suggestion: SUGGESTION[code] }]
  return [/^-?\d+$/.test(code) ? UNREADABLE_ROW : { text: advice }]
}
