import { addDays, chinaDay } from '@/lib/time/day'

/** The parameters of one call, before they are encoded. */
export type Input = Readonly<Record<string, string | number | null>>
/** Returns at most three different values of a field in the answers of a call. */
export type Told = (call: string, field: string) => readonly (string | number)[]
/** Returns pairs of a field and the field `beside` it in the same row, at most three for each value of `beside`. */
export type ToldBeside = (
  call: string,
  field: string,
  beside: string,
) => readonly (readonly [string | number, string | number])[]

const PAGE = { pageNum: 1, pageSize: 15 }
const PAGES = { pageNum: 1, pagesSize: 15 }
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
const everyReport = (told: Told) => [...told(REPORTS, 'reportId'), ...told(HEALTH_REPORTS, 'reportId')]

/** The answer is the price itself, or a record with the price under one of two names. */
const quickPrice = (told: Told): number[] =>
  ['', 'price', 'originalPrice'].flatMap((name) => told(QUICK_PRICE, name).map(Number)).filter(Number.isSafeInteger)

/** Makes the inputs of a call from the answers of earlier calls. `now` is in epoch milliseconds. */
type InputsOf = (told: Told, now: number, toldBeside: ToldBeside) => readonly Input[]

/**
 * Every call that reads, in an order in which each finds its ids. The two calls that exchange an id of the provider
 * for a token are left out, because only the provider knows such an id.
 */
export const READS: ReadonlyMap<string, InputsOf> = new Map<string, InputsOf>([
  [CUSTOMER, () => [{}]],
  ['/customer/checkTelphone', (told) => each(told(CUSTOMER, 'telphone'), (telphone) => ({ telphone }))],
  ['/subscribe/getInspectorsInfoList', () => [{}]],
  [RELATIVES, () => [{}]],
  ['/relativesManager/getRelativesInfoById', (told) => each(told(RELATIVES, 'id'), (customerId) => ({ customerId }))],
  [SERVICES, () => [PAGE]],
  [
    '/healthService/getServicePackageDetail',
    (told) => each(told(SERVICES, 'serviceId'), (serviceId) => ({ serviceId })),
  ],
  [
    '/healthService/getSpecificationByServiceId',
    (told) => each(told(SERVICES, 'serviceId'), (serviceId) => ({ serviceId })),
  ],
  [CLINICS, (told) => each(told(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, ...BEIJING, ...PAGE }))],
  ['/organ/getOrganInfo', (told) => each(told(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  ['/organ/getOrganConfig', (told) => each(told(CLINICS, 'orgId'), (orgId) => ({ orgId }))],
  [
    '/organ/listSchedule',
    (told) =>
      told(CLINICS, 'orgId').flatMap((orgId) =>
        each(told(SERVICES, 'serviceId'), (serviceId) => ({ orgId, serviceId })),
      ),
  ],
  [
    '/organ/getSubscribeCount',
    (told, now) => each(told(CLINICS, 'orgId'), (orgId) => ({ orgId, subscribeDate: days(now).firstDate })),
  ],
  ['/organ/listSubscribeCount', (told, now) => each(told(CLINICS, 'orgId'), (orgId) => ({ orgId, ...days(now) }))],
  [
    '/order/calculatePrice',
    (told) => each(told(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, specificationId: '', ...NO_COUPON })),
  ],
  [APPOINTMENTS, () => [PAGE]],
  ['/subscribe/getSubscribeDetail', (told) => each(told(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/subscribe/getCancelInfo', (told) => each(told(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/subscribe/getRefundDetail', (told) => each(told(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/order/getPayStatus', (told) => each(told(APPOINTMENTS, 'id'), (id) => ({ id, type: 'subscribe' }))],
  ['/order/paySurplusTime', (told) => each(told(APPOINTMENTS, 'id'), (id) => ({ id }))],
  ['/coupon/listCoupon', () => [PAGE]],
  ['/coupon/getCouponInfo', (told) => each(told('/coupon/listCoupon', 'couponId'), (couponId) => ({ couponId }))],
  [
    '/coupon/getCouponListByServiceId',
    (told) => each(told(SERVICES, 'serviceId'), (serviceId) => ({ serviceId, specificationId: '' })),
  ],
  [DOCTORS, () => each(['', '1', '2'], (section) => ({ section, ...PAGES }))],
  ['/consultation/getDoctorInfoById', (told) => each(told(DOCTORS, 'id'), (doctorId) => ({ doctorId }))],
  [
    '/consultation/calculateConsultationPrice',
    (told) => each(told(DOCTORS, 'id'), (doctorId) => ({ doctorId, ...NO_COUPON })),
  ],
  [
    '/coupon/getCouponListByServiceCodeAndDoctorId',
    (told) => each(told(DOCTORS, 'id'), (doctorId) => ({ serviceId: '4', doctorId })),
  ],
  [QUICK_PRICE, () => [{}]],
  [
    '/quick_consultation/calculateQuickConsultationPrice',
    (told) => each(quickPrice(told), (originalPrice) => ({ originalPrice, couponId: null, discountsId: null })),
  ],
  [
    '/coupon/getCouponListByServiceCodeAndPrice',
    (told) => each(quickPrice(told), (price) => ({ serviceId: '5', price })),
  ],
  [CONSULTATIONS, () => each([0, 1], (status) => ({ status, ...PAGES }))],
  [
    '/consultation/paySurplusTime',
    (told) => each(told(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId })),
  ],
  ['/consultation/getUserSig', () => [PATIENT]],
  [
    '/consultation/getConsultationIMInfo',
    (_, __, toldBeside) =>
      toldBeside(CONSULTATIONS, 'id', 'consultationType').map(([consultationId, consultationType]) => ({
        consultationId,
        consultationType,
        ...PATIENT,
      })),
  ],
  [
    '/consultation/queryConsultationImMsgById',
    (told) => each(told(CONSULTATIONS, 'id'), (consultationId) => ({ consultationId, ...PATIENT, ...PAGES })),
  ],
  [REPORTS, () => [{}]],
  [HEALTH_REPORTS, () => [{}]],
  ['/report/queryInspectionReports', (told) => each(told(RELATIVES, 'id'), (customerId) => ({ customerId }))],
  ['/report/viewReportProcess', (told) => each(told(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId }))],
  ['/report/viewReportInfo', (told) => each(told(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/viewRiskReportInfo', (told) => each(everyReport(told), (reportId) => ({ reportId }))],
  ['/report/getHealthManageReportInfo', (told) => each(told(HEALTH_REPORTS, 'reportId'), (id) => ({ id }))],
  ['/report/getReportPdfUrl', (told) => each(told(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/getSupremeReportPdfUrl', (told) => each(told(REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  ['/report/getRiskReportPdfUrl', (told) => each(everyReport(told), (reportId) => ({ reportId }))],
  ['/report/getManageReportPdfUrl', (told) => each(told(HEALTH_REPORTS, 'reportId'), (reportId) => ({ reportId }))],
  [
    '/report/getQuesInfoByInspectionId',
    (told) => each(told(REPORTS, 'inspectId'), (inspectionId) => ({ inspectionId })),
  ],
  [
    '/subscribe/getQuestionnaireInfo',
    (told) => each(told(RELATIVES, 'id'), (customerId) => ({ customerId, orgId: '' })),
  ],
  [
    '/subscribe/getQuestionnaireInfoByInspectionId',
    (told) =>
      told(RELATIVES, 'id').flatMap((customerId) =>
        each(told(REPORTS, 'inspectId'), (inspectionId) => ({ customerId, orgId: '', inspectionId })),
      ),
  ],
  ['/subscribe/getInspectChq', () => [{}]],
  [COLUMNS, () => [{}]],
  ['/news/listNews', (told) => each(told(COLUMNS, 'id'), (columnId) => ({ columnId, ...PAGE }))],
  ['/news/getNewsDetail', (told) => each(told('/news/listNews', 'assistantId'), (assistantId) => ({ assistantId }))],
  ['/news/listAdvertisement', () => [{}]],
])
