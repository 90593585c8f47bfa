import { http, type HttpHandler } from 'msw'
import { appointmentAnswers } from './appointments/appointments'
import { bookingAnswers } from './booking/booking'
import { chatAnswers } from './chat/chat'
import type { Clinic } from './clinic'
import { consultAnswers } from './consultations/consultations'
import { couponAnswers } from './coupons'
import { documentHandler } from './pdf/documents'
import { doctorAnswers } from './consultations/doctors'
import { homeAnswers } from './home'
import { onsiteAnswers } from './checkIn'
import { organisationAnswers } from './booking/organisations'
import { paymentAnswers } from './payment/payment'
import { peopleAnswers } from './account/account'
import { questionnaireAnswers } from './questionnaires'
import { relativeAnswers } from './account/relatives'
import { reportAnswers } from './reports/reports'
import { sessionAnswers } from './auth/session'

const answers = [
  ...sessionAnswers,
  ...doctorAnswers,
  ...peopleAnswers,
  ...relativeAnswers,
  ...questionnaireAnswers,
  ...homeAnswers,
  ...organisationAnswers,
  ...bookingAnswers,
  ...appointmentAnswers,
  ...onsiteAnswers,
  ...couponAnswers,
  ...paymentAnswers,
  ...reportAnswers,
  ...consultAnswers,
  ...chatAnswers,
]

const byCall = new Map(answers.map((answer) => [`${answer.method} ${answer.path}`, answer]))

/**
 * Every call of the clinic under a base, whichever server stands in front; a base that is a path ('/api') answers on
 * every host. One handler for all: each one that MSW has to ask costs every call a little. Any other call under the
 * base is a mistake of ours, so it fails loudly.
 */
export const handlers = (clinic: Clinic, base = '/api', delayMs: () => number = () => 0): HttpHandler[] => {
  const isPath = base.startsWith('/')
  const root = isPath ? base : new URL(base).pathname
  return [
    http.all(`${isPath ? '*' : ''}${base}/*`, ({ request }) => {
      const { pathname } = new URL(request.url)
      const answer = byCall.get(`${request.method} ${pathname.slice(pathname.indexOf(root) + root.length)}`)
      if (answer === undefined) throw new Error(`the demo clinic does not know ${request.method} ${request.url}`)
      return answer.reply({ clinic, delayMs }, request)
    }),
    documentHandler(clinic, isPath ? '*' : new URL(base).origin, delayMs),
  ]
}
