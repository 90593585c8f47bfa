import type { HttpHandler } from 'msw'
import { noAnswer } from './answer'
import { appointmentAnswers } from './appointments'
import { bookingAnswers } from './booking'
import type { Clinic } from './clinic'
import { couponAnswers } from './coupons'
import { homeAnswers } from './home'
import { onsiteAnswers } from './onsite'
import { organisationAnswers } from './organisations'
import { paymentAnswers } from './payment'
import { peopleAnswers } from './people'
import { questionnaireAnswers } from './questionnaires'
import { relativeAnswers } from './relatives'
import { sessionAnswers } from './session'

const answers = [
  ...sessionAnswers,
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
  noAnswer,
]

/** Every call of the clinic under a base: the one list, whichever server stands in front. */
export const handlers = (clinic: Clinic, base = '/api', delayMs: () => number = () => 0): HttpHandler[] =>
  answers.map((answer) => answer({ clinic, base, delayMs }))
