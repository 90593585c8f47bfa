import { asApiError, isUndecided } from '../api/errors'
import { submitCheckIn } from '../api/onsite'
import { checkInFrom, type CheckIn, type CheckInClinic } from '../domain/onsite/checkIn'
import { CHECK_IN_FIELDS, checkInProblems, type CheckInField } from '../domain/onsite/problems'
import { now } from '../lib/clock'
import { chinaDay } from '../lib/days'
import { latestOnly } from '../lib/remote'
import { consentAt, giveConsent, useConsent } from './consent'
import {
  EMPTY_ANSWERS,
  keepRecord,
  loadClinic,
  loadLeft,
  offerOf,
  settleDays,
  shownForm,
  signedInCustomer,
  useOnsite,
} from './onsite'
import { writeChosen } from './onsiteRecord'
import { withIdempotencyKey } from './idempotency'

export type CheckInResult =
  | { kind: 'sent' }
  /** The first field that keeps it from being sent. */
  | { kind: 'problem'; field: CheckInField }
  /** Midnight has passed since the day was chosen, and it is over: another one stands there now. */
  | { kind: 'dayOver' }
  /** The consent to health data being processed is still to be given (A385). */
  | { kind: 'noConsent' }
  | { kind: 'alreadySending' }
  | { kind: 'failed' }
  /** Nobody to tell any more. */
  | { kind: 'nothing' }

/**
 * Sends the check-in that stands on the screen, once; whatever comes of it, what was typed stays until it is
 * taken.
 */
export const sendCheckIn = async (clinic: CheckInClinic): Promise<CheckInResult> => {
  const { progress, form: before } = useOnsite.getState()
  if (progress === 'sending') return { kind: 'alreadySending' }
  settleDays()
  const state = useOnsite.getState()
  if (state.form.day !== before.day) {
    void loadLeft()
    return { kind: 'dayOver' }
  }
  const form = shownForm(state, clinic)
  const problems = checkInProblems(form, offerOf(state, clinic), state.today)
  const field = CHECK_IN_FIELDS.find((one) => problems[one] !== undefined)
  if (field !== undefined) return { kind: 'problem', field }
  if (!consents(state.ticked)) return { kind: 'noConsent' }
  const { organisation, specificationId } = clinic
  const { visit } = state
  if (visit === undefined || specificationId === undefined) return { kind: 'nothing' }
  const checkIn = checkInFrom(
    form,
    { organisationId: organisation.id, serviceId: visit.serviceId, specificationId },
    signedInCustomer(),
  )
  if (checkIn === undefined) return { kind: 'nothing' }
  return send(checkIn)
}

const consents = (ticked: boolean): boolean => {
  if (!asksConsent(useConsent.getState())) return true
  const customer = signedInCustomer()
  if (ticked && customer !== undefined) giveConsent(customer.id)
  return ticked
}

/**
 * Whether the consent is to be given here: an account gives it once, a visitor whom nobody knows for each
 * check-in (A385, A435).
 */
export const asksConsent = (consent: Parameters<typeof consentAt>[0]): boolean => {
  const customer = signedInCustomer()
  return customer === undefined || consentAt(consent, customer.id) === undefined
}

const send = async (checkIn: CheckIn): Promise<CheckInResult> => {
  useOnsite.setState({ progress: 'sending', failure: undefined })
  const at = now()
  const answer = await latestOnly('check-in', () =>
    withIdempotencyKey('check-in', checkIn, (key) => submitCheckIn(checkIn, key)),
  )
  if (answer.stale) return { kind: 'nothing' }
  if ('error' in answer.result) {
    const failure = asApiError(answer.result.error)
    useOnsite.setState({ progress: 'filling', failure })
    // A refusal may be about the places, or the clinic has closed meanwhile.
    if (!isUndecided(failure)) void Promise.all([loadLeft(), loadClinic(checkIn.organisationId)])
    return { kind: 'failed' }
  }
  const { hasQuestionnaire, ...taken } = answer.result.data
  // The questionnaire belongs to this check-in, and needs no second consent.
  if (signedInCustomer() === undefined) giveConsent('')
  // A phone and an ID card do not stay behind.
  useOnsite.setState({ progress: 'filling', ...EMPTY_ANSWERS })
  writeChosen({ id: taken.id, day: checkIn.day, half: checkIn.half, age: checkIn.age, sentAt: at })
  keepRecord({
    ...taken,
    date: chinaDay(at),
    organisationId: checkIn.organisationId,
    name: checkIn.name,
    // A man is asked nothing more (ONSITE-24).
    questionnaireDone: hasQuestionnaire || checkIn.sex === 'male',
  })
  return { kind: 'sent' }
}
