import { http, type HttpHandler } from 'msw'
import { customerAnswers } from './account/account'
import { relativeAnswers } from './account/relatives'
import { appointmentAnswers } from './appointments/appointments'
import { sessionAnswers } from './auth/session'
import { bookingAnswers } from './booking/booking'
import { organisationAnswers } from './booking/organisations'
import { chatAnswers } from './chat/chat'
import { checkInAnswers } from './checkIn'
import type { Clinic } from './clinic'
import { consultationAnswers } from './consultations/consultations'
import { doctorAnswers } from './consultations/doctors'
import { couponAnswers } from './coupons'
import { homeAnswers } from './home'
import { newsAnswers } from './news'
import { paymentAnswers } from './payment/payment'
import { documentHandler } from './pdf/documents'
import { questionnaireAnswers } from './questionnaires'
import { reportAnswers } from './reports/reports'
import { LANGUAGE_HEADER } from '@/mocks/bilingual'

const answers = [
  ...sessionAnswers,
  ...doctorAnswers,
  ...customerAnswers,
  ...relativeAnswers,
  ...questionnaireAnswers,
  ...homeAnswers,
  ...newsAnswers,
  ...organisationAnswers,
  ...bookingAnswers,
  ...appointmentAnswers,
  ...checkInAnswers,
  ...couponAnswers,
  ...paymentAnswers,
  ...reportAnswers,
  ...consultationAnswers,
  ...chatAnswers,
]

const byCall = new Map(answers.map((answer) => [`${answer.method} ${answer.path}`, answer]))

/**
 * Answers every call of the clinic under a base, behind any server. A base that is a path ('/api') answers on every
 * host. One handler serves all calls, because MSW asks each handler in turn. An unknown call under the base throws.
 * `language` is that of the page (A500), which no header carries where MSW patches XHR.
 */
export const handlers = (
  clinic: Clinic,
  base = '/api',
  delayMs: () => number = () => 0,
  language?: () => string,
): HttpHandler[] => {
  const isPath = base.startsWith('/')
  const root = isPath ? base : new URL(base).pathname
  return [
    http.all(`${isPath ? '*' : ''}${base}/*`, ({ request }) => {
      const { pathname } = new URL(request.url)
      const answer = byCall.get(`${request.method} ${pathname.slice(pathname.indexOf(root) + root.length)}`)
      if (answer === undefined) throw new Error(`the demo clinic does not know ${request.method} ${request.url}`)
      if (language !== undefined) request.headers.set(LANGUAGE_HEADER, language())
      return answer.reply({ clinic, delayMs }, request)
    }),
    documentHandler(clinic, isPath ? '*' : new URL(base).origin, delayMs),
  ]
}
