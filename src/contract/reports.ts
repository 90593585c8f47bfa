import * as v from 'valibot'
import { MILLIMETRES } from '@/lib/measurement'
import { UNREADABLE_ROW } from '@/lib/unreadableRow'
import { lenientTime, time } from './day'
import { get, post } from './endpoint'
import {
  age,
  blankable,
  code,
  decimal,
  id,
  integer,
  lenient,
  lenientId,
  lenientNumber,
  lenientText,
  listOf,
  measured,
  neededContent,
  sex,
  storedContent,
  text,
  unreadable,
} from './fields'

/** Whether the basic information was filled: true, 1 or '1' (A218). */
const filled = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((told) => told === true || told === 1 || told === '1' || told === 'true'),
)

/** Null, absent, '', 0 and false say that a report is not finished, anything else that it is (A217). */
const status = v.optional(v.unknown())

const reportFields = v.object({
  id: lenientId,
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
 * A report of an inspection. Its two ids are needed, and no other stands in for them (A399); before the report is
 * made the inspection alone has one.
 */
export const reportRow = v.union([
  v.object({ ...reportFields.entries, inspectId: id, reportId: id }),
  v.object({
    ...reportFields.entries,
    inspectId: id,
    status: v.nullish(v.union([v.picklist(['', '0', 0]), v.literal(false)])),
  }),
])

/** A report made of a questionnaire; it may tell its id under either name (A399). */
export const healthReportRow = v.union([
  v.object({ ...reportFields.entries, reportId: id }),
  v.pipe(
    v.object({ ...reportFields.entries, id }),
    v.transform((row) => ({ ...row, reportId: row.id })),
  ),
])

/** The reports of inspections, the account's own and its relatives', all at once (API-14, A19, A240). */
export const reportRecord = get('/report/reportRecord', v.object({}), listOf(reportRow))

/** The reports made of questionnaires (API-15). */
export const healthManagerReportRecord = get(
  '/report/healthManagerReportRecord',
  v.object({}),
  listOf(healthReportRow),
)

/** The reports of one patient (API-16, A347). */
export const queryInspectionReports = get(
  '/report/queryInspectionReports',
  v.object({ customerId: id }),
  listOf(reportRow),
)

/** Zeros, as a database writes no time at all. */
const NO_TIME = /^[\s0:./T-]*$/
/** What is no step that can be read says no time; a time that cannot be read is '': the step was taken. */
const step = v.fallback(
  v.object({
    operateTime: v.union([
      time,
      lenient(
        v.pipe(
          v.string(),
          v.check((told) => !NO_TIME.test(told)),
          v.transform(() => ''),
        ),
      ),
    ]),
  }),
  { operateTime: undefined },
)

/** How far the report of an inspection has come: a step without a time is still ahead (API-17, A226, A349). */
export const viewReportProcess = post(
  '/report/viewReportProcess',
  'form',
  v.object({ inspectionId: id }),
  v.object({
    inspectionNum: lenientText,
    reportProcess: v.array(step),
  }),
)

/** What stands at the head and the foot of either report. */
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

/** What is told of a place; its descriptors come as they are (A232). */
const nidusFields = v.object({
  id: lenientId,
  nidusPosition: lenientInteger,
  nidusArea: lenientInteger,
  nidusAngle: lenientInteger,
  width: lenientLength,
  height: lenientLength,
  hardness: lenient(v.pipe(decimal, v.minValue(0))),
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

/** One place that was felt (PALP-13); nothing asks for its id, and of what tells nothing at all it is said so. */
export const nidus = v.pipe(
  nidusFields,
  v.check((told) => Object.values(told).some((field) => field !== undefined)),
)

/** Advice in words, or as the code of a suggestion (DICT: 1 to 3); bare, or under its name. */
const guidance = v.union([
  v.pipe(
    text,
    v.transform((guidanceDetails) => ({ guidanceDetails })),
  ),
  v.object({ guidanceDetails: v.optional(blankable(text)) }),
])

/** What a report suggests, as a code or in words; what is neither is told all the same. */
const suggestion = v.optional(blankable(v.union([code, unreadable])))

/** The report of an examination by palpation imaging (API-18, A235). */
export const viewReportInfo = post(
  '/report/viewReportInfo',
  'json',
  v.object({ reportId: id }),
  v.object({
    ...header,
    customerId: lenientId,
    orgId: lenientId,
    reportSummary: lenientText,
    suggestion,
    // Advice that is told in no list is told all the same.
    guidanceList: v.fallback(v.nullish(listOf(guidance), []), [UNREADABLE_ROW]),
    // No list is told as none: what was felt may be anything then.
    nidusRecordList: lenient(listOf(nidus)),
  }),
)

/** The report on the risk (API-19). */
export const viewRiskReportInfo = post(
  '/report/viewRiskReportInfo',
  'form',
  v.object({ reportId: id }),
  v.object({
    ...header,
    riskWarning: lenientNumber,
    riskLevel: lenientInteger,
    questionContent: lenient(storedContent),
  }),
)

/** The answers of which a health services report is made, as JSON text (API-23, A237). */
export const getHealthManageReportInfo = get(
  '/report/getHealthManageReportInfo',
  v.object({ id }),
  v.union([text, v.object({ questionContent: neededContent })]),
)

/** Time enough to draw up a document that is not there yet (API-24 to API-27). */
const PDF_TIMEOUT_MS = 30_000

const pdfUrl = (path: string) => ({
  ...get(
    path,
    v.object({ reportId: id }),
    v.pipe(
      v.nullish(v.string()),
      v.transform((url) => url || undefined),
    ),
  ),
  timeoutMs: PDF_TIMEOUT_MS,
})

/** Where the document of a report lies; nothing where there is none yet (A221). */
export const getReportPdfUrl = pdfUrl('/report/getReportPdfUrl')
export const getSupremeReportPdfUrl = pdfUrl('/report/getSupremeReportPdfUrl')
export const getRiskReportPdfUrl = pdfUrl('/report/getRiskReportPdfUrl')
export const getManageReportPdfUrl = pdfUrl('/report/getManageReportPdfUrl')
