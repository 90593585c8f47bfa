import { addDays, chinaDay } from '@/lib/time/day'

/** The parameters of one call, before they are encoded. */
export type Input = Readonly<Record<string, string | number | null>>
/** Returns at most three different values of a field in the answers of a call. */
export type AnsweredValues = (call: string, field: string) => readonly (string | number)[]
/** Returns pairs of a field and the field `beside` it in the same row, at most three for each value of `beside`. */
export type AnsweredPairs = (
  call: string,
  field: string,
  beside: string,
) => readonly (readonly [string | number, string | number])[]

/** The sizes that the app asks for. */
const PAGE = { pageNum: 1, pageSize: 10 }
const PAGES = { pageNum: 1, pagesSize: 10 }
const NEWS_PAGE = { pageNum: 1, pageSize: 2 }
const ARCHIVE_PAGE = { pageNum: 1, pagesSize: 15 }
const PATIENT = { accountType: '1' }
const NO_COUPON = { couponId: '', discountsId: '' }
const BEIJING = { longitude: 116.4, latitude: 39.9 }

const CUSTOMER = '/customer/getCustomerInfo'
const RELATIVES = '/relativesManager/getRelativesList'
const SERVICES = '/healthService/listHealthService'
const CLINICS = '/organ/listOrgan'
const APPOINTMENTS = '/subscribe/listSubscribe'
const DOCTORS = '/consultation/getDoctorsBySection'
const CONSULTATIONS = '/consultation/queryConsultationsByUserId'
const REPORTS = '/report/reportRecord'
const HEALTH_REPORTS = '/report/healthManagerReportRecord'
const COLUMNS = '/news/listColumn'
const QUICK_PRICE = '/quick_consultation/queryQuickConsultationPrice'

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
type InputsOf = (answered: AnsweredValues, now: number, answeredPairs: AnsweredPairs) => readonly Input[]

/**
 * Every call that reads, in an order in which each finds its ids. The two calls that exchange an id of the provider
 * for a token are left out, because only the provider knows such an id.
 */
export const READS: ReadonlyMap<string, InputsOf> = new Map<string, InputsOf>([
  [CUSTOMER, () => [{}]],
  ['/customer/checkTelphone', (answered) => each(answered(CUSTOMER, 'telphone'), (telphone) => ({ telphone }))],
  ['/subscribe/getInspectorsInfoList', () => [{}]],
  [RELATIVES, () => [{}]],
  [
    '/relativesManager/getRelativesInfoById',
    (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId })),
  ],
  [SERVICES, () => [PAGE]],
  [
    '/healthService/getServicePackageDetail',
    (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId })),
  ],
  [
    '/healthService/getSpecificationByServiceId',
    (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId })),
  ],
  [CLINICS, (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, ...BEIJING, ...PAGE }))],
  ['/organ/getOrganInfo', (answered) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  ['/organ/getOrganConfig', (answered) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  [
    '/organ/listSchedule',
    (answered) =>
      answered(CLINICS, 'orgId').flatMap((orgId) =>
        each(answered(SERVICES, 'serviceId'), (serviceId) => ({ orgId, serviceId })),
      ),
  ],
  [
    '/organ/getSubscribeCount',
    (answered, now) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId, subscribeDate: days(now).firstDate })),
  ],
  [
    '/organ/listSubscribeCount',
    (answered, now) => each(answered(CLINICS, 'orgId'), (orgId) => ({ orgId, ...days(now) })),
  ],
  [
    '/order/calculatePrice',
    (answered) =>
      each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, specificationId: '', ...NO_COUPON })),
  ],
  [APPOINTMENTS, () => [PAGE]],
  ['/subscribe/getSubscribeDetail', (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/subscribe/getCancelInfo', (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/subscribe/getRefundDetail', (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/order/getPayStatus', (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id, type: 'subscribe' }))],
  ['/order/paySurplusTime', (answered) => each(answered(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/coupon/listCoupon', () => [PAGE]],
  [
    '/coupon/getCouponInfo',
    (answered) => each(answered('/coupon/listCoupon', 'couponId'), (couponId) => ({ couponId })),
  ],
  [
    '/coupon/getCouponListByServiceId',
    (answered) => each(answered(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, specificationId: '' })),
  ],
  [DOCTORS, () => each(['', '1', '2'], (section) => ({ section, ...PAGES }))],
  ['/consultation/getDoctorInfoById', (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ doctorId }))],
  [
    '/consultation/calculateConsultationPrice',
    (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ doctorId, ...NO_COUPON })),
  ],
  [
    '/coupon/getCouponListByServiceCodeAndDoctorId',
    (answered) => each(answered(DOCTORS, 'id'), (doctorId) => ({ serviceId: '4', doctorId })),
  ],
  [QUICK_PRICE, () => [{}]],
  [
    '/quick_consultation/calculateQuickConsultationPrice',
    (answered) =>
      each(quickPrice(answered), (originalPrice) => ({ originalPrice, couponId: null, discountsId: null })),
  ],
  [
    '/coupon/getCouponListByServiceCodeAndPrice',
    (answered) => each(quickPrice(answered), (price) => ({ serviceId: '5', price })),
  ],
  [CONSULTATIONS, () => each([0, 1], (status) => ({ status, ...PAGES }))],
  [
    '/consultation/paySurplusTime',
    (answered) => each(answered(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId })),
  ],
  ['/consultation/getUserSig', () => [PATIENT]],
  [
    '/consultation/getConsultationIMInfo',
    (_, __, answeredPairs) =>
      answeredPairs(CONSULTATIONS, 'id', 'consultationType').map(([consultationId, consultationType]) => ({
        consultationId,
        consultationType,
        ...PATIENT,
      })),
  ],
  [
    '/consultation/queryConsultationImMsgById',
    (answered) =>
      each(answered(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId, ...PATIENT, ...ARCHIVE_PAGE })),
  ],
  [REPORTS, () => [{}]],
  [HEALTH_REPORTS, () => [{}]],
  ['/report/queryInspectionReports', (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId }))],
  [
    '/report/viewReportProcess',
    (answered) => each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId })),
  ],
  ['/report/viewReportInfo', (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/viewRiskReportInfo', (answered) => each(everyReport(answered), (reportId) => ({ reportId }))],
  ['/report/getHealthManageReportInfo', (answered) => each(answered(HEALTH_REPORTS, 'reportId'), (id) => ({ id }))],
  ['/report/getReportPdfUrl', (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/getSupremeReportPdfUrl', (answered) => each(answered(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/getRiskReportPdfUrl', (answered) => each(everyReport(answered), (reportId) => ({ reportId }))],
  [
    '/report/getManageReportPdfUrl',
    (answered) => each(answered(HEALTH_REPORTS, 'reportId'), (reportId) => ({ reportId })),
  ],
  [
    '/report/getQuesInfoByInspectionId',
    (answered) => each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId })),
  ],
  [
    '/subscribe/getQuestionnaireInfo',
    (answered) => each(answered(RELATIVES, 'id'), (customerId) => ({ customerId, orgId: '' })),
  ],
  [
    '/subscribe/getQuestionnaireInfoByInspectionId',
    (answered) =>
      answered(RELATIVES, 'id').flatMap((customerId) =>
        each(answered(REPORTS, 'inspectId'), (inspectionId) => ({ customerId, orgId: '', inspectionId })),
      ),
  ],
  ['/subscribe/getInspectChq', () => [{}]],
  [COLUMNS, () => [{}]],
  ['/news/listNews', (answered) => each(answered(COLUMNS, 'id'), (columnId) => ({ columnId, ...NEWS_PAGE }))],
  [
    '/news/getNewsDetail',
    (answered) => each(answered('/news/listNews', 'assistantId'), (assistantId) => ({ assistantId })),
  ],
  ['/news/listAdvertisement', () => [{}]],
])
