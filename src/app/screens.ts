import type { ComponentType } from 'react'
import type { ScreenTitle, WordArea } from '../i18n/words'
import { Home } from '../routes/home/Home'
import { startHome, startServiceDetail, startServiceList } from '../routes/home/loaders'
import type { ScreenLoader } from '../routes/screen'
import { COMING_SOON } from './comingSoon'
import { ComingSoon } from './PlainScreen'

/** What a matched route tells the frame. */
export type ScreenHandle = { title: ScreenTitle }

/** One screen: its path and title, the words it speaks, what it loads and what it shows. */
export type ScreenEntry = {
  path: string
  title: ScreenTitle
  words: WordArea[]
  loader?: () => Promise<ScreenLoader>
  component: () => Promise<ComponentType>
}

const questionnaireForms = () => import('../routes/questionnaires/formLoaders')
const FORM_WORDS: WordArea[] = ['chq', 'questionnaires', 'questions', 'consent', 'ethnicities']
const bookingLoaders = () => import('../routes/booking/loaders')
const peopleLoaders = () => import('../routes/people/loaders')
const peopleForms = () => import('../routes/people/formLoaders')
/** A health record. */
const RECORD_WORDS: WordArea[] = ['people', 'consent', 'questionnaires', 'questions', 'ethnicities']
const selectTime: Omit<ScreenEntry, 'path'> = {
  title: 'selectTime',
  words: ['booking'],
  loader: async () => (await bookingLoaders()).startSelectTime,
  component: async () => (await import('../routes/booking/SelectTime')).SelectTime,
}

/** The one table of every URL. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    path: '/home',
    title: 'home',
    words: ['home'],
    // Most visits begin here: the screen travels with the entry instead of after it.
    loader: () => Promise.resolve(startHome),
    component: () => Promise.resolve(Home),
  },
  {
    path: '/login',
    title: 'login',
    words: ['session'],
    loader: async () => (await import('../routes/session/loaders')).startLogin,
    component: async () => (await import('../routes/session/Login')).Login,
  },
  {
    path: '/service/list',
    title: 'serviceList',
    words: ['home'],
    loader: () => Promise.resolve(startServiceList),
    component: async () => (await import('../routes/home/ServiceList')).ServiceList,
  },
  {
    path: '/service/detail/:serviceId',
    title: 'serviceDetail',
    words: ['home'],
    loader: () => Promise.resolve(startServiceDetail),
    component: async () => (await import('../routes/home/ServiceDetail')).ServiceDetail,
  },
  {
    path: '/organ/list',
    title: 'organList',
    words: ['booking'],
    loader: async () => (await bookingLoaders()).startOrganList,
    component: async () => (await import('../routes/booking/OrganList')).OrganList,
  },
  { path: '/order/selectTime/:serviceId', ...selectTime },
  { path: '/subscribe/submit/:serviceId', ...selectTime },
  {
    path: '/order/confirmOrder/:serviceId',
    title: 'confirmOrder',
    words: ['booking', 'coupons'],
    loader: async () => (await bookingLoaders()).startConfirmOrder,
    component: async () => (await import('../routes/booking/ConfirmOrder')).ConfirmOrder,
  },
  {
    path: '/order/tradePay/:id',
    title: 'tradePay',
    words: ['payment'],
    loader: async () => (await import('../routes/payment/loaders')).startTradePay,
    component: async () => (await import('../routes/payment/TradePay')).TradePay,
  },
  {
    path: '/subscribe/list',
    title: 'subscribeList',
    words: ['booking', 'payment'],
    loader: async () => (await bookingLoaders()).startAppointmentList,
    component: async () => (await import('../routes/booking/AppointmentList')).AppointmentList,
  },
  {
    path: '/subscribe/cancel/:id',
    title: 'subscribeCancel',
    words: ['booking'],
    loader: async () => (await bookingLoaders()).startCancelAppointment,
    component: async () => (await import('../routes/booking/CancelAppointment')).CancelAppointment,
  },
  {
    path: '/refund/detail/:id',
    title: 'refundDetail',
    words: ['booking'],
    loader: async () => (await bookingLoaders()).startRefundDetail,
    component: async () => (await import('../routes/booking/RefundDetail')).RefundDetail,
  },
  {
    path: '/subscribe/detail/:id',
    title: 'subscribeDetail',
    words: ['booking', 'payment'],
    loader: async () => (await bookingLoaders()).startAppointmentDetail,
    component: async () => (await import('../routes/booking/AppointmentDetail')).AppointmentDetail,
  },
  {
    path: '/my',
    title: 'my',
    words: ['people'],
    loader: async () => (await peopleLoaders()).startMy,
    component: async () => (await import('../routes/people/My')).My,
  },
  {
    path: '/profile',
    title: 'profile',
    words: ['people', 'questionnaires', 'questions', 'session'],
    loader: async () => (await peopleForms()).startProfile,
    component: async () => (await import('../routes/people/Profile')).Profile,
  },
  {
    path: '/profileEdit',
    title: 'profileEdit',
    words: RECORD_WORDS,
    loader: async () => (await peopleForms()).startProfileEdit,
    component: async () => (await import('../routes/people/ProfileEdit')).ProfileEdit,
  },
  {
    path: '/patient/list',
    title: 'patientList',
    words: ['people', 'questions'],
    loader: async () => (await peopleLoaders()).startPatientList,
    component: async () => (await import('../routes/people/PatientList')).PatientList,
  },
  {
    path: '/patient/add',
    title: 'patientAdd',
    words: RECORD_WORDS,
    loader: async () => (await peopleForms()).startPatientAdd,
    component: async () => (await import('../routes/people/PatientAdd')).PatientAdd,
  },
  {
    path: '/patient/edit',
    title: 'patientEdit',
    words: RECORD_WORDS,
    loader: async () => (await peopleForms()).startPatientEdit,
    component: async () => (await import('../routes/people/PatientEdit')).PatientEdit,
  },
  {
    path: '/patient/select',
    title: 'patientSelect',
    words: ['people'],
    loader: async () => (await import('../routes/people/orderLoaders')).startPatientSelect,
    component: async () => (await import('../routes/people/PatientSelect')).PatientSelect,
  },
  {
    path: '/subscribe/nowFree',
    title: 'nowFree',
    words: ['onsite', 'consent'],
    loader: async () => (await import('../routes/onsite/formLoaders')).startCheckIn,
    component: async () => (await import('../routes/onsite/CheckIn')).CheckIn,
  },
  {
    path: '/subscribe/clearToken',
    title: 'clearToken',
    words: ['cookies'],
    loader: async () => (await import('../routes/onsite/loaders')).startClearToken,
    component: async () => (await import('../routes/onsite/ClearToken')).ClearToken,
  },
  {
    path: '/guide',
    title: 'guide',
    words: ['guides'],
    component: async () => (await import('../routes/guides/ReportGuide')).ReportGuide,
  },
  {
    path: '/guide/preFilledChq',
    title: 'guidePreFilled',
    words: ['guides'],
    component: async () => (await import('../routes/guides/PreFillGuide')).PreFillGuide,
  },
  {
    path: '/guide/follow',
    title: 'guideFollow',
    words: ['guides'],
    component: async () => (await import('../routes/guides/FollowGuide')).FollowGuide,
  },
  {
    path: '/chq/gail',
    title: 'gail',
    words: ['gail', 'questionnaires', 'questions'],
    loader: async () => (await questionnaireForms()).startGail,
    component: async () => (await import('../routes/questionnaires/Gail')).Gail,
  },
  {
    path: '/chq/inspectChq',
    title: 'inspectChq',
    words: FORM_WORDS,
    loader: async () => (await questionnaireForms()).startInspectChq,
    component: async () => (await import('../routes/questionnaires/InspectChq')).InspectChq,
  },
  {
    path: '/chq/healthServiceChq',
    title: 'healthServiceChq',
    words: FORM_WORDS,
    loader: async () => (await questionnaireForms()).startHealthServiceChq,
    component: async () => (await import('../routes/questionnaires/HealthServiceChq')).HealthServiceChq,
  },
  {
    path: '/chq/healthServiceChqSimple',
    title: 'healthServiceChqSimple',
    words: [...FORM_WORDS, 'session', 'people'],
    loader: async () => (await questionnaireForms()).startHealthServiceChqSimple,
    component: async () => (await import('../routes/questionnaires/HealthServiceChqSimple')).HealthServiceChqSimple,
  },
  {
    path: '/chq/my',
    title: 'myChq',
    words: ['chq'],
    loader: async () => (await import('../routes/questionnaires/loaders')).startMyChq,
    component: async () => (await import('../routes/questionnaires/MyChq')).MyChq,
  },
  ...COMING_SOON.map(({ path, title }): ScreenEntry => ({
    path,
    title,
    words: [],
    component: () => Promise.resolve(ComingSoon),
  })),
]
