import type { OrderType } from '../domain/payment/payment'

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`
const segment = encodeURIComponent

/** The check that a questionnaire or record is filled in for (NAV-35); detailId is the appointment to come back to. */
export type Check = Record<
  'organisationId' | 'serviceId' | 'customerId' | 'inspectionId' | 'questionnaireId' | 'detailId',
  string
>

// The addresses are links in messages already sent: their names stay, and only this file knows them.
const checkQuery = (check: Check) => ({
  orgId: check.organisationId,
  serviceId: check.serviceId,
  customerId: check.customerId,
  inspectionId: check.inspectionId,
  hqiId: check.questionnaireId,
  detailId: check.detailId,
})
export const organisationIdIn = (query: URLSearchParams): string => query.get('orgId') ?? ''
export const questionnaireIdIn = (query: URLSearchParams): string => query.get('hqiId') ?? ''

/** Who wants a relative to be registered, and the service and organisation that it is for (A139). */
type AddQuery = { from: 'confirmOrder' | 'patientSelect'; id: string; organisationId: string }

/** Every link of the app as a typed function. */
export const paths = {
  home: () => '/home',
  login: () => '/login',
  agreement: () => '/doc/agreement',
  privacy: () => '/doc/privacy',
  serviceList: () => '/service/list',
  serviceDetail: (serviceId: string) => `/service/detail/${segment(serviceId)}`,
  organList: (serviceId: string) => withQuery('/organ/list', { serviceId }),
  selectTime: (serviceId: string, organisationId: string) =>
    withQuery(`/order/selectTime/${segment(serviceId)}`, { orgId: organisationId }),
  confirmOrder: (serviceId: string, organisationId: string) =>
    withQuery(`/order/confirmOrder/${segment(serviceId)}`, { orgId: organisationId }),
  tradePay: (type: OrderType, id: string) => withQuery(`/order/tradePay/${segment(id)}`, { type }),
  appointments: () => '/subscribe/list',
  appointment: (id: string) => `/subscribe/detail/${segment(id)}`,
  cancelAppointment: (id: string) => `/subscribe/cancel/${segment(id)}`,
  refund: (id: string) => `/refund/detail/${segment(id)}`,
  inspectQuestionnaire: (check?: Check) =>
    check === undefined ? '/chq/inspectChq' : withQuery('/chq/inspectChq', checkQuery(check)),
  checkIn: () => '/subscribe/nowFree',
  newsDetail: (id: string) => `/news/detail/${segment(id)}`,
  reportGuide: () => '/guide',
  preFillGuide: () => '/guide/preFilledChq',
  followGuide: () => '/guide/follow',
  healthQuestionnaire: (serviceId: string) => withQuery('/chq/healthServiceChq', { serviceId }),
  myQuestionnaires: () => '/chq/my',
  healthReport: (reportId: string) => withQuery('/report/healthServicesReport', { reportId }),
  gail: () => '/chq/gail',
  profile: () => '/profile',
  profileEdit: (check?: Check) =>
    check === undefined ? '/profileEdit' : withQuery('/profileEdit', checkQuery(check)),
  relatives: () => '/patient/list',
  patientAdd: (asked?: AddQuery) =>
    asked === undefined
      ? '/patient/add'
      : withQuery('/patient/add', { from: asked.from, id: asked.id, orgId: asked.organisationId }),
  patientEdit: (id: string) => withQuery('/patient/edit', { id }),
  patientSelect: () => '/patient/select',
  coupons: () => '/my/coupon',
  reports: () => '/report/list',
  consults: () => '/consult/my',
  consultIndex: () => '/consult/index',
  my: () => '/my',
} as const
