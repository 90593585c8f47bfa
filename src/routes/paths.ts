import type { OrderType } from '../domain/payment/payment'

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`
const segment = encodeURIComponent

/** What the questionnaire of a check is told (NAV-35); detailId is the appointment to come back to. */
type InspectQuery = Record<'orgId' | 'serviceId' | 'customerId' | 'inspectionId' | 'hqiId' | 'detailId', string>

/** Who wants a relative to be registered, and the service and organisation that it is for (A139). */
type AddQuery = { from: 'confirmOrder' | 'patientSelect'; id: string; orgId: string }

/** Every link of the app as a typed function. */
export const paths = {
  home: () => '/home',
  login: () => '/login',
  agreement: () => '/doc/agreement',
  privacy: () => '/doc/privacy',
  serviceList: () => '/service/list',
  serviceDetail: (serviceId: string) => `/service/detail/${segment(serviceId)}`,
  organList: (serviceId: string) => withQuery('/organ/list', { serviceId }),
  selectTime: (serviceId: string, orgId: string) => withQuery(`/order/selectTime/${segment(serviceId)}`, { orgId }),
  confirmOrder: (serviceId: string, orgId: string) =>
    withQuery(`/order/confirmOrder/${segment(serviceId)}`, { orgId }),
  tradePay: (type: OrderType, id: string) => withQuery(`/order/tradePay/${segment(id)}`, { type }),
  appointments: () => '/subscribe/list',
  appointment: (id: string) => `/subscribe/detail/${segment(id)}`,
  cancelAppointment: (id: string) => `/subscribe/cancel/${segment(id)}`,
  refund: (id: string) => `/refund/detail/${segment(id)}`,
  inspectQuestionnaire: (query?: InspectQuery) =>
    query === undefined ? '/chq/inspectChq' : withQuery('/chq/inspectChq', query),
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
  profileEdit: (query?: InspectQuery) => (query === undefined ? '/profileEdit' : withQuery('/profileEdit', query)),
  relatives: () => '/patient/list',
  patientAdd: (query?: AddQuery) => (query === undefined ? '/patient/add' : withQuery('/patient/add', query)),
  patientEdit: (id: string) => withQuery('/patient/edit', { id }),
  patientSelect: () => '/patient/select',
  coupons: () => '/my/coupon',
  reports: () => '/report/list',
  consults: () => '/consult/my',
  consultIndex: () => '/consult/index',
  my: () => '/my',
} as const
