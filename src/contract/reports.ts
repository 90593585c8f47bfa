import * as v from 'valibot'
import { KILOPASCALS, MILLIMETRES } from '@/lib/measurement'
import { UNREADABLE_ROW } from '@/lib/unreadableRow'
import { lenientTime, time } from './day'
import { get, onlyReads, post } from './endpoint'
import {
  age,
  blankable,
  code,
  id,
  integer,
  lenient,
  lenientId,
  lenientNumber,
  lenientText,
  listOf,
  measured,
  parsedContent,
  reference,
  sex,
  storedContent,
  text,
  unreadable,
} from './fields'

const filled = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** Null, absent, '', 0 and false mean unfinished, anything else finished (A217). */
const status = v.optional(v.unknown())

const reportFields = v.object({
  id: lenient(id),
  inspectId: lenientId,
  reportId: lenientId,
  name: lenientText,
  createTime: lenientTime,
  orgName: lenientText,
  reportSummary: lenientText,
  status,
  serviceId: lenientId,
  specificationId: lenientId,
  customerName: lenientText,
  reportPdfUrl: lenientText,
  supremeReportPdfUrl: lenientText,
  fillBasicInfo: filled,
})

/**
 * A report of an inspection. Both ids are required, and no other replaces them (A399); before the report exists only
 * the inspection has one.
 */
export const reportRow = v.union([
  v.object({ ...reportFields.entries, inspectId: id, reportId: reference }),
  v.object({
    ...reportFields.entries,
    inspectId: id,
    status: v.nullish(v.union([v.picklist(['', '0', 0]), v.literal(false)])),
  }),
])

/** A report of a questionnaire; its id may have either name (A399). */
export const healthReportRow = v.union([
  v.object({ ...reportFields.entries, reportId: reference }),
  v.pipe(
    v.object({ ...reportFields.entries, id }),
    v.transform((row) => ({ ...row, reportId: row.id })),
  ),
])

export const reportRecord = get('/report/reportRecord', v.object({}), listOf(reportRow))

export const healthManagerReportRecord = get(
  '/report/healthManagerReportRecord',
  v.object({}),
  listOf(healthReportRow),
)

export const queryInspectionReports = get(
  '/report/queryInspectionReports',
  v.object({ customerId: id }),
  listOf(reportRow),
)

const NO_TIME = /^[\s0:./T-]*$/
/** An unreadable step has no time; a step with an unreadable time reads '', because it was taken. */
const step = v.fallback(
  v.object({
    operateTime: v.union([
      time,
      lenient(
        v.pipe(
          v.string(),
          v.check((value) => !NO_TIME.test(value)),
          v.transform(() => ''),
        ),
      ),
    ]),
  }),
  { operateTime: undefined },
)

/** Steps of an inspection's report; one without a time is still ahead (API-17, A226, A349). */
export const viewReportProcess = onlyReads(
  post(
    '/report/viewReportProcess',
    'form',
    v.object({ inspectionId: id }),
    v.object({
      inspectionNum: lenientText,
      reportProcess: v.array(step),
    }),
  ),
)

const header = {
  customerName: lenientText,
  sex: lenient(sex),
  age: lenient(age),
  inspectionNum: lenientText,
  inspecterName: lenientText,
  inspectionTime: lenientTime,
  orgName: lenientText,
  orgAddress: lenientText,
  contractTel: lenientText,
  orgLogoUrlEncry: lenientText,
  inspectionId: lenientId,
}

const lenientInteger = lenient(integer)
const lenientLength = lenient(v.pipe(measured(MILLIMETRES), v.minValue(0)))

/** Fields of a lesion; descriptors are passed on unchanged (A232). */
const nidusFields = v.object({
  id: lenient(id),
  nidusPosition: lenientInteger,
  nidusArea: lenientInteger,
  nidusAngle: lenientInteger,
  width: lenientLength,
  height: lenientLength,
  hardness: lenient(v.pipe(measured(KILOPASCALS), v.minValue(0))),
  shape: lenientText,
  nidusDescribe: lenientText,
  impressionDiagnosisNum: lenientText,
  impressionDiagnosisDes: lenientText,
  d2ImageUrlEncry: lenientText,
  d3ImageUrlEncry: lenientText,
  coordX: lenientNumber,
  coordY: lenientNumber,
  nidusColor: lenientText,
  posImgVersion: lenientInteger,
  bottomMargin: lenientText,
  homogeneity: lenientText,
  mobility: lenientText,
  peakHeight: lenientText,
  peakShape: lenientText,
  ribArtefact: lenientText,
})

/** A lesion (PALP-13); its id is optional, and one without any content counts as unreadable. */
export const nidus = v.pipe(
  nidusFields,
  v.check((fields) => Object.values(fields).some((field) => field !== undefined)),
)

const guidance = v.union([
  v.pipe(
    text,
    v.transform((guidanceDetails) => ({ guidanceDetails })),
  ),
  v.object({ guidanceDetails: v.optional(blankable(text)) }),
])

const suggestion = v.optional(blankable(v.union([code, unreadable])))

export const viewReportInfo = onlyReads(
  post(
    '/report/viewReportInfo',
    'json',
    v.object({ reportId: id }),
    v.object({
      ...header,
      customerId: lenientId,
      orgId: lenientId,
      reportSummary: lenientText,
      suggestion,
      // Advice outside a list must still be reported.
      guidanceList: v.fallback(v.nullish(listOf(guidance), []), [UNREADABLE_ROW]),
      // A missing list reads undefined, not empty: there may be lesions.
      nidusRecordList: lenient(listOf(nidus)),
    }),
  ),
)

export const viewRiskReportInfo = onlyReads(
  post(
    '/report/viewRiskReportInfo',
    'form',
    v.object({ reportId: id }),
    v.object({
      ...header,
      riskWarning: lenientNumber,
      riskLevel: lenientInteger,
      questionContent: lenient(storedContent),
    }),
  ),
)

const neededContent = v.union([
  text,
  v.pipe(
    parsedContent,
    v.check((content) => Object.keys(content).length > 0),
  ),
])

export const getHealthManageReportInfo = get(
  '/report/getHealthManageReportInfo',
  v.object({ id }),
  v.union([text, v.object({ questionContent: neededContent })]),
)

/** Longer timeout: the server may still have to create the document (API-24 to API-27). */
const PDF_TIMEOUT_MS = 30_000

const pdfUrl = (path: string) => ({
  ...get(
    path,
    v.object({ reportId: id }),
    v.pipe(
      v.nullish(v.string()),
      v.transform((url) => url?.trim() || undefined),
    ),
  ),
  timeoutMs: PDF_TIMEOUT_MS,
})

/** Address of a report's document; null if there is none yet (A221). */
export const getReportPdfUrl = pdfUrl('/report/getReportPdfUrl')
export const getSupremeReportPdfUrl = pdfUrl('/report/getSupremeReportPdfUrl')
export const getRiskReportPdfUrl = pdfUrl('/report/getRiskReportPdfUrl')
export const getManageReportPdfUrl = pdfUrl('/report/getManageReportPdfUrl')
