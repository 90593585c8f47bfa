/**
 * The path of every screen, spelt here and nowhere else: the table of screens and every link are made of it. They
 * stand in messages already sent and in QR codes, so none changes.
 */
export const ADDRESSES = {
  root: '/',
  home: '/home',
  login: '/login',
  agreement: '/doc/agreement',
  privacy: '/doc/privacy',
  doctorBind: '/doctorBind',
  serviceList: '/service/list',
  serviceDetail: '/service/detail/:serviceId',
  newsDetail: '/news/detail/:id',
  organList: '/organ/list',
  selectTime: '/order/selectTime/:serviceId',
  selectTimeBefore: '/subscribe/submit/:serviceId',
  confirmOrder: '/order/confirmOrder/:serviceId',
  tradePay: '/order/tradePay/:id',
  appointments: '/subscribe/list',
  appointment: '/subscribe/detail/:id',
  cancelAppointment: '/subscribe/cancel/:id',
  refund: '/refund/detail/:id',
  coupons: '/my/coupon',
  getCoupon: '/coupon/get/:couponId',
  checkIn: '/subscribe/nowFree',
  clearToken: '/subscribe/clearToken',
  my: '/my',
  privacyCentre: '/my/privacy',
  ownData: '/my/data',
  profile: '/profile',
  profileEdit: '/profileEdit',
  relatives: '/patient/list',
  patientAdd: '/patient/add',
  patientEdit: '/patient/edit',
  patientSelect: '/patient/select',
  reportGuide: '/guide',
  preFillGuide: '/guide/preFilledChq',
  followGuide: '/guide/follow',
  gail: '/chq/gail',
  inspectQuestionnaire: '/chq/inspectChq',
  healthQuestionnaire: '/chq/healthServiceChq',
  shortQuestionnaire: '/chq/healthServiceChqSimple',
  myQuestionnaires: '/chq/my',
  reports: '/report/list',
  report: '/report/detail/:id',
  reportTimeline: '/report/timeline',
  palpationReport: '/report/palpationReport',
  riskReport: '/report/riskReport',
  healthReport: '/report/healthServicesReport',
  consultIndex: '/consult/index',
  consultDoctor: '/consult/doctor',
  consultProblem: '/consult/problemDesc/:doctorId',
  quickProblem: '/consult/quickProblemDesc',
  consultOrder: '/consult/order',
  quickOrder: '/consult/quickOrder',
  consults: '/consult/my',
  chat: '/chat/:id',
  chatIndex: '/chatIndex/:id',
  pdf: '/pdf/pdfViewer',
  pdfOnIphone: '/pdf/iosPdfViewer',
} as const

type Address = (typeof ADDRESSES)[keyof typeof ADDRESSES]
type NameIn<A extends string> = A extends `${string}:${infer Name}` ? Name : never

/** The path of one screen; what stands in it is told by name. */
export const addressOf = <A extends Address>(address: A, ids: Readonly<Record<NameIn<A>, string>>): string =>
  address.replace(/:(\w+)/, (_, name: NameIn<A>) => encodeURIComponent(ids[name]))
