import type agreement from './legal/agreement/zh'
import type booking from './booking/zh'
import type selectTime from './booking/selectTime/zh'
import type appointments from './appointments/zh'
import type consent from './auth/consent/zh'
import type consultationOrder from './consultations/consultationOrder/zh'
import type chat from './chat/zh'
import type consults from './consultations/zh'
import type cookies from './checkIn/cookies/zh'
import type myQuestionnaires from './questionnaires/myQuestionnaires/zh'
import type questionnaireForms from './questionnaires/questionnaireForms/zh'
import type coupons from './coupons/zh'
import type documents from './legal/zh'
import type ethnicities from './questionForm/ethnicities/zh'
import type gail from './questionnaires/gail/zh'
import type guides from './guides/zh'
import type healthReport from './reports/healthReport/zh'
import type home from './home/zh'
import type nextStep from './home/nextStep/zh'
import type operator from './home/operator/zh'
import type myCoupons from './coupons/myCoupons/zh'
import type news from './news/zh'
import type onsite from './checkIn/zh'
import type visitSummary from './reports/visitSummary/zh'
import type clinicalWords from './reports/clinicalWords/zh'
import type palpation from './reports/palpation/zh'
import type payment from './payment/zh'
import type pdf from './pdf/zh'
import type people from './account/zh'
import type pictures from './pictures/zh'
import type doctorQuestionHelp from './consultations/doctorQuestionHelp/zh'
import type privacy from './legal/privacy/zh'
import type privacyCentre from './account/privacyCentre/zh'
import type questionnaires from './questionnaires/zh'
import type questions from './questionForm/questions/zh'
import type reminder from './appointments/reminder/zh'
import type reportAdvice from './reports/reportAdvice/zh'
import type reports from './reports/zh'
import type reportsList from './reports/reportsList/zh'
import type riskReport from './reports/riskReport/zh'
import type session from './auth/zh'
import type shell from './shell/zh'

/** The Chinese words define the keys. Each area is a separate file, loaded with its screens. */
export type Resources = {
  shell: typeof shell
  reports: typeof reports
  reportAdvice: typeof reportAdvice
  riskReport: typeof riskReport
  reminder: typeof reminder
  healthReport: typeof healthReport
  auth: typeof session
  gail: typeof gail
  home: typeof home
  nextStep: typeof nextStep
  operator: typeof operator
  myQuestionnaires: typeof myQuestionnaires
  questionnaireForms: typeof questionnaireForms
  consultationOrder: typeof consultationOrder
  chat: typeof chat
  consultations: typeof consults
  coupons: typeof coupons
  booking: typeof booking
  selectTime: typeof selectTime
  appointments: typeof appointments
  palpation: typeof palpation
  clinicalWords: typeof clinicalWords
  visitSummary: typeof visitSummary
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
  news: typeof news
  myCoupons: typeof myCoupons
  agreement: typeof agreement
  pictures: typeof pictures
  doctorQuestionHelp: typeof doctorQuestionHelp
  privacy: typeof privacy
  privacyCentre: typeof privacyCentre
}

export type WordArea = keyof Resources

export type ScreenTitle = keyof Resources['shell']['titles']

/** The same keys as the Chinese words, none of them empty. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Resources
  }
}
