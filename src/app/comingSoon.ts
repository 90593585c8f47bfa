import type { ScreenTitle } from '../i18n/words'

/** Routes whose screen is not built yet; empty at the end. */
export const COMING_SOON: readonly { path: string; title: ScreenTitle }[] = [
  { path: '/doc/agreement', title: 'agreement' },
  { path: '/doc/privacy', title: 'privacy' },
  { path: '/doctorBind', title: 'doctorBind' },
  { path: '/my/coupon', title: 'myCoupon' },
  { path: '/coupon/get/:couponId', title: 'getCoupon' },
  { path: '/report/list', title: 'reportList' },
  { path: '/report/detail/:id', title: 'reportDetail' },
  { path: '/report/palpationReport', title: 'palpationReport' },
  { path: '/report/riskReport', title: 'riskReport' },
  { path: '/report/healthServicesReport', title: 'healthServicesReport' },
  { path: '/consult/index', title: 'consultIndex' },
  { path: '/consult/doctor', title: 'doctor' },
  { path: '/consult/problemDesc/:doctorId', title: 'problemDesc' },
  { path: '/consult/quickProblemDesc', title: 'quickProblemDesc' },
  { path: '/consult/order', title: 'consultOrder' },
  { path: '/consult/quickOrder', title: 'quickOrder' },
  { path: '/consult/my', title: 'myConsult' },
  { path: '/chat/:id', title: 'chat' },
  { path: '/chatIndex/:id', title: 'chat' },
  { path: '/news/detail/:id', title: 'newsDetail' },
  { path: '/pdf/pdfViewer', title: 'pdf' },
  { path: '/pdf/iosPdfViewer', title: 'pdf' },
]
