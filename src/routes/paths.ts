import { addressOf, ADDRESSES } from '@/domain/addresses'
import type { ConsultationType } from '@/domain/consultations/dictionaries'
import type { OrderType } from '@/domain/payment/payment'

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`

/** NAV-35: the check of a questionnaire or record; detailId is the appointment to return to. */
export type ExaminationParams = Record<'organisationId' | 'serviceId' | 'customerId' | 'inspectionId', string> &
  Partial<Record<'questionnaireId' | 'detailId', string>>

// The parameters keep the names of links that are already sent; only this file uses these names.
const ofCheck = (path: string, check: ExaminationParams | undefined): string =>
  check === undefined
    ? path
    : withQuery(path, {
        orgId: check.organisationId,
        serviceId: check.serviceId,
        customerId: check.customerId,
        inspectionId: check.inspectionId,
        ...(check.questionnaireId === undefined ? {} : { hqiId: check.questionnaireId }),
        ...(check.detailId === undefined ? {} : { detailId: check.detailId }),
      })
export const organisationIdIn = (query: URLSearchParams): string => query.get('orgId') ?? ''
export const reportIdIn = (query: URLSearchParams): string => query.get('reportId') ?? ''
export const questionnaireIdIn = (query: URLSearchParams): string => query.get('hqiId') ?? ''
/**
 * A227: only the link from a report without height and weight names an inspection without questionnaire and
 * appointment.
 */
export const isForMeasures = (query: URLSearchParams): boolean =>
  query.has('inspectionId') && !query.has('hqiId') && !query.has('detailId')

/** A139: the screen that needs a relative, with the service and organisation of its order, or the doctor. */
type AddQuery =
  | { from: 'confirmOrder' | 'patientSelect'; id: string; organisationId: string }
  | { from: 'problemDesc'; id: string }
  | { from: 'quickProblemDesc' }

export const paths = {
  home: () => ADDRESSES.home,
  /** A50: `wanted` is the path to open afterwards. */
  login: (wanted?: string) =>
    wanted === undefined ? ADDRESSES.login : `${ADDRESSES.login}?redirect=${encodeURIComponent(wanted)}`,
  doctorBind: () => ADDRESSES.doctorBind,
  agreement: () => ADDRESSES.agreement,
  privacy: () => ADDRESSES.privacy,
  privacyCentre: () => ADDRESSES.privacyCentre,
  ownData: () => ADDRESSES.ownData,
  serviceList: () => ADDRESSES.serviceList,
  serviceDetail: (serviceId: string) => addressOf(ADDRESSES.serviceDetail, { serviceId }),
  organisationList: (serviceId: string) => withQuery(ADDRESSES.organisationList, { serviceId }),
  selectTime: (serviceId: string, organisationId: string) =>
    withQuery(addressOf(ADDRESSES.selectTime, { serviceId }), { orgId: organisationId }),
  confirmOrder: (serviceId: string, organisationId: string) =>
    withQuery(addressOf(ADDRESSES.confirmOrder, { serviceId }), { orgId: organisationId }),
  tradePay: (type: OrderType, id: string) => withQuery(addressOf(ADDRESSES.tradePay, { id }), { type }),
  appointments: () => ADDRESSES.appointments,
  appointment: (id: string) => addressOf(ADDRESSES.appointment, { id }),
  cancelAppointment: (id: string) => addressOf(ADDRESSES.cancelAppointment, { id }),
  refund: (id: string) => addressOf(ADDRESSES.refund, { id }),
  inspectQuestionnaire: (check?: ExaminationParams) => ofCheck(ADDRESSES.inspectQuestionnaire, check),
  checkIn: () => ADDRESSES.checkIn,
  newsDetail: (id: string) => addressOf(ADDRESSES.newsDetail, { id }),
  reportGuide: () => ADDRESSES.reportGuide,
  preFillGuide: () => ADDRESSES.preFillGuide,
  followGuide: () => ADDRESSES.followGuide,
  healthQuestionnaire: ({ serviceId, customerId }: { serviceId: string; customerId?: string }) =>
    withQuery(ADDRESSES.healthQuestionnaire, { serviceId, ...(customerId && { customerId }) }),
  myQuestionnaires: () => ADDRESSES.myQuestionnaires,
  shortQuestionnaire: (inspectionId: string, riskReportId: string) =>
    withQuery(ADDRESSES.shortQuestionnaire, { inspectionId, riskReportId }),
  riskReport: (reportId: string) => withQuery(ADDRESSES.riskReport, { reportId }),
  healthReport: (reportId: string) => withQuery(ADDRESSES.healthReport, { reportId }),
  palpationReport: (reportId: string, specificationId: string) =>
    withQuery(ADDRESSES.palpationReport, { reportId, specificationId }),
  visitSummary: (reportId: string) => withQuery(ADDRESSES.visitSummary, { reportId }),
  gail: () => ADDRESSES.gail,
  profile: () => ADDRESSES.profile,
  profileEdit: (check?: ExaminationParams) => ofCheck(ADDRESSES.profileEdit, check),
  relatives: () => ADDRESSES.relatives,
  patientAdd: (query?: AddQuery) =>
    query === undefined
      ? ADDRESSES.patientAdd
      : withQuery(ADDRESSES.patientAdd, {
          from: query.from,
          ...('id' in query && { id: query.id }),
          ...('organisationId' in query && { orgId: query.organisationId }),
        }),
  patientEdit: (id: string) => withQuery(ADDRESSES.patientEdit, { id }),
  patientSelect: () => ADDRESSES.patientSelect,
  coupons: () => ADDRESSES.coupons,
  reports: () => ADDRESSES.reports,
  /** Without a patient it opens for the patient of the newest report. */
  reportTimeline: (customerId?: string) =>
    customerId === undefined ? ADDRESSES.reportTimeline : withQuery(ADDRESSES.reportTimeline, { customerId }),
  reportProgress: (inspectionId: string) => addressOf(ADDRESSES.report, { id: inspectionId }),
  consults: () => ADDRESSES.consults,
  consultIndex: () => ADDRESSES.consultIndex,
  doctor: (id: string) => withQuery(ADDRESSES.consultDoctor, { id }),
  doctorQuestion: (doctorId: string) => addressOf(ADDRESSES.doctorQuestion, { doctorId }),
  quickQuestion: () => ADDRESSES.quickQuestion,
  consultOrder: () => ADDRESSES.consultOrder,
  quickOrder: () => ADDRESSES.quickOrder,
  /** A351: 1 is a consultation with a doctor, 2 a quick one. */
  chat: (id: string, type: ConsultationType) =>
    withQuery(addressOf(ADDRESSES.chat, { id }), { type: type === 'quick' ? '2' : '1' }),
  /** A223: iPhones have a separate address. */
  pdf: (pdfUrl: string, onIphone: boolean) => withQuery(onIphone ? ADDRESSES.pdfOnIphone : ADDRESSES.pdf, { pdfUrl }),
  my: () => ADDRESSES.my,
} as const
