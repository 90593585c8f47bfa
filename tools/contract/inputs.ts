import * as account from '@/contract/account'
import * as appointments from '@/contract/appointments'
import * as availability from '@/contract/booking/availability'
import * as booking from '@/contract/booking/booking'
import * as chat from '@/contract/chat'
import * as consultations from '@/contract/consultations'
import * as coupons from '@/contract/coupons'
import * as home from '@/contract/home'
import * as news from '@/contract/news'
import * as payment from '@/contract/payment'
import * as questionnaires from '@/contract/questionnaires'
import * as reports from '@/contract/reports'
import { addDays, chinaDay } from '@/lib/time/day'
import type { AnyEndpoint } from './walk'

/** The parameters of one call, before they are encoded. */
export type Input = Readonly<Record<string, string | number | null>>
/** Returns at most three different values of a field in the answers of a call. */
export type AnsweredValues = (call: AnyEndpoint, field: string) => readonly (string | number)[]
/** Returns pairs of a field and the field `beside` it in the same row, at most three for each value of `beside`. */
export type AnsweredPairs = (
  call: AnyEndpoint,
  field: string,
  beside: string,
) => readonly (readonly [string | number, string | number])[]
/** Returns at most three different values of a field in the answer to one input of a call. */
export type AnsweredTo = (call: AnyEndpoint, input: Input, field: string) => readonly (string | number)[]

/** The sizes that the app asks for. */
const PAGE = { pageNum: 1, pageSize: 10 }
const PAGES = { pageNum: 1, pagesSize: 10 }
const NEWS_PAGE = { pageNum: 1, pageSize: 2 }
const ARCHIVE_PAGE = { pageNum: 1, pagesSize: 15 }
const PATIENT = { accountType: '1' }
const NO_COUPON = { couponId: '', discountsId: '' }
const BEIJING = { longitude: 116.4, latitude: 39.9 }

const CUSTOMER = account.getCustomerInfo
const RELATIVES = account.getRelativesList
const SERVICES = home.listHealthService
const CLINICS = booking.listOrgan
const APPOINTMENTS = appointments.listSubscribe
const DOCTORS = consultations.getDoctorsBySection
const CONSULTATIONS = consultations.queryConsultationsByUserId
const REPORTS = reports.reportRecord
const HEALTH_REPORTS = reports.healthManagerReportRecord
const COLUMNS = news.listColumn
const QUICK_PRICE = consultations.queryQuickConsultationPrice

const each = <T extends string | number>(values: readonly T[], inputOf: (value: T) => Input): Input[] =>
  values.map(inputOf)

const days = (now: number) => ({ firstDate: chinaDay(now), lastDate: addDays(chinaDay(now), 13) })

/** The kind of a report follows from its service, so the server refuses those of the other kind. */
const everyReport = (answered: AnsweredValues) => [
  ...answered(REPORTS, 'reportId'),
  ...answered(HEALTH_REPORTS, 'reportId'),
]

/** The answer is the price itself, or a record with the price under one of two names. */
const quickPrice = (answered: AnsweredValues): number[] =>
  ['', 'price', 'originalPrice']
    .flatMap((name) => answered(QUICK_PRICE, name).map(Number))
    .filter(Number.isSafeInteger)

/** Makes the inputs of a call from the answers of earlier calls. `now` is in epoch milliseconds. */
type InputsOf = (
  answered: AnsweredValues,
  now: number,
  answeredPairs: AnsweredPairs,
  answeredTo: AnsweredTo,
) => readonly Input[]

/**
 * Every call that reads, in an order in which each finds its ids. The two calls that exchange an id of the provider
 * for a token are left out, because only the provider knows such an id.
 */
export const READS: ReadonlyMap<AnyEndpoint, InputsOf> = new Map<AnyEndpoint, InputsOf>([
  [CUSTOMER, () => [{}]],
  [account.checkTelphone, (answered) => each(answered(CUSTOMER, 'telphone'), (telphone) => ({ telphone }))],
  [account.getInspectorsInfoList, () => [{}]],
  [RELATIVES, () => [{}]],
  [account.getRelativesInfoById, (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId }))],
  [SERVICES, () => [PAGE]],
  [home.getServicePackageDetail, (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId }))],
  [
    home.getSpecificationByServiceId,
    (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId })),
  ],
  [CLINICS, (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, ...BEIJING, ...PAGE }))],
  [booking.getOrganInfo, (answered) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  [booking.getOrganConfig, (answered) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  [
    booking.listSchedule,
    (answered) =>
      answered(CLINICS, 'orgId').flatMap((orgId) =>
        each(answered(SERVICES, 'serviceId'), (serviceId) => ({ orgId, serviceId })),
      ),
  ],
  [
    booking.getSubscribeCount,
    (answered, now) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId, subscribeDate: days(now).firstDate })),
  ],
  [
    availability.listSubscribeCount,
    (answered, now) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId, ...days(now) })),
  ],
  [
    booking.calculatePrice,
    (answered, _, __, answeredTo) =>
      answered(SERVICES, 'serviceId').flatMap((serviceId) =>
        each(
          ['', ...answeredTo(home.getSpecificationByServiceId, { serviceId }, 'specificationId')],
          (specificationId) => ({ serviceId, specificationId, ...NO_COUPON }),
        ),
      ),
  ],
  [APPOINTMENTS, () => [PAGE]],
  [appointments.getSubscribeDetail, (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  [appointments.getCancelInfo, (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  [appointments.getRefundDetail, (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  [payment.getPayStatus, (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id, type: 'subscribe' }))],
  [payment.paySurplusTime, (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  [coupons.listCoupon, () => [PAGE]],
  [coupons.getCouponInfo, (answered) => each(answered(coupons.listCoupon, 'couponId'), (couponId) => ({ couponId }))],
  [
    coupons.getCouponListByServiceId,
    (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, specificationId: '' })),
  ],
  [DOCTORS, () => each(['', '1', '2'], (section) => ({ section, ...PAGES }))],
  [consultations.getDoctorInfoById, (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ doctorId }))],
  [
    consultations.calculateConsultationPrice,
    (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ doctorId, ...NO_COUPON })),
  ],
  [
    coupons.getCouponListByServiceCodeAndDoctorId,
    (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ serviceId: '4', doctorId })),
  ],
  [QUICK_PRICE, () => [{}]],
  [
    consultations.calculateQuickConsultationPrice,
    (answered) =>
      each(quickPrice(answered), (originalPrice) => ({ originalPrice, couponId: null, discountsId: null })),
  ],
  [
    coupons.getCouponListByServiceCodeAndPrice,
    (answered) => each(quickPrice(answered), (price) => ({ serviceId: '5', price })),
  ],
  [CONSULTATIONS, () => each([0, 1], (status) => ({ status, ...PAGES }))],
  [
    payment.consultationSurplusTime,
    (answered) => each(answered(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId })),
  ],
  [chat.getUserSig, () => [PATIENT]],
  [
    chat.getConsultationIMInfo,
    (_, __, answeredPairs) =>
      answeredPairs(CONSULTATIONS, 'id', 'consultationType').map(([consultationId, consultationType]) => ({
        consultationId,
        consultationType,
        ...PATIENT,
      })),
  ],
  [
    chat.queryConsultationImMsgById,
    (answered) =>
      each(answered(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId, ...PATIENT, ...ARCHIVE_PAGE })),
  ],
  [REPORTS, () => [{}]],
  [HEALTH_REPORTS, () => [{}]],
  [reports.queryInspectionReports, (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId }))],
  [
    reports.viewReportProcess,
    (answered) => each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId })),
  ],
  [reports.viewReportInfo, (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  [reports.viewRiskReportInfo, (answered) => each(everyReport(answered), (reportId) => ({ reportId }))],
  [reports.getHealthManageReportInfo, (answered) => each(answered(HEALTH_REPORTS, 'reportId'), (id) => ({ id }))],
  [reports.getReportPdfUrl, (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  [reports.getSupremeReportPdfUrl, (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  [reports.getRiskReportPdfUrl, (answered) => each(everyReport(answered), (reportId) => ({ reportId }))],
  [
    reports.getManageReportPdfUrl,
    (answered) => each(answered(HEALTH_REPORTS, 'reportId'), (reportId) => ({ reportId })),
  ],
  [
    questionnaires.getQuesInfoByInspectionId,
    (answered) => each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId })),
  ],
  [
    questionnaires.getQuestionnaireInfo,
    (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId, orgId: '' })),
  ],
  [
    questionnaires.getQuestionnaireInfoByInspectionId,
    (answered) =>
      answered(RELATIVES, 'id').flatMap((customerId) =>
        each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ customerId, orgId: '', inspectionId })),
      ),
  ],
  [questionnaires.getInspectChq, () => [{}]],
  [COLUMNS, () => [{}]],
  [news.listNews, (answered) => each(answered(COLUMNS, 'id'), (columnId) => ({ columnId, ...NEWS_PAGE }))],
  [news.getNewsDetail, (answered) => each(answered(news.listNews, 'assistantId'), (assistantId) => ({ assistantId }))],
  [news.listAdvertisement, () => [{}]],
])
