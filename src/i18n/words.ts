import type agreement from './zh/agreement'
import type booking from './zh/booking'
import type bookingAppointments from './zh/bookingAppointments'
import type consent from './zh/consent'
import type consultsOrder from './zh/consultsOrder'
import type chat from './zh/chat'
import type consults from './zh/consults'
import type cookies from './zh/cookies'
import type chq from './zh/chq'
import type coupons from './zh/coupons'
import type doctorBind from './zh/doctorBind'
import type documents from './zh/documents'
import type ethnicities from './zh/ethnicities'
import type gail from './zh/gail'
import type guides from './zh/guides'
import type healthReport from './zh/healthReport'
import type home from './zh/home'
import type myCoupons from './zh/myCoupons'
import type news from './zh/news'
import type onsite from './zh/onsite'
import type palpation from './zh/palpation'
import type payment from './zh/payment'
import type pdf from './zh/pdf'
import type people from './zh/people'
import type privacy from './zh/privacy'
import type privacyCentre from './zh/privacyCentre'
import type questionnaires from './zh/questionnaires'
import type questions from './zh/questions'
import type reportAdvice from './zh/reportAdvice'
import type reports from './zh/reports'
import type reportsList from './zh/reportsList'
import type riskReport from './zh/riskReport'
import type session from './zh/session'
import type shell from './zh/shell'

/** The Chinese words are the measure; each area is a file of its own, loaded with the screens that need it. */
export type Resources = {
  shell: typeof shell
  reports: typeof reports
  reportAdvice: typeof reportAdvice
  riskReport: typeof riskReport
  healthReport: typeof healthReport
  auth: typeof session
  gail: typeof gail
  home: typeof home
  questionnaireForms: typeof chq
  consultationOrder: typeof consultsOrder
  chat: typeof chat
  consultations: typeof consults
  coupons: typeof coupons
  booking: typeof booking
  appointments: typeof bookingAppointments
  palpation: typeof palpation
  payment: typeof payment
  pdf: typeof pdf
  account: typeof people
  guides: typeof guides
  cookies: typeof cookies
  checkIn: typeof onsite
  consent: typeof consent
  questionnaires: typeof questionnaires
  questions: typeof questions
  ethnicities: typeof ethnicities
  reportsList: typeof reportsList
  legal: typeof documents
  doctorBind: typeof doctorBind
  news: typeof news
  myCoupons: typeof myCoupons
  agreement: typeof agreement
  privacy: typeof privacy
  privacyCentre: typeof privacyCentre
}

export type WordArea = keyof Resources

/** Names the title of a screen. */
export type ScreenTitle = keyof Resources['shell']['titles']

/** The same keys as the Chinese words, every one of them filled. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Resources
  }
}
