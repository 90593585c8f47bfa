import { submitCheckIn, type TakenCheckIn } from '@/api/checkIn'
import { neverLeftPhone } from '@/api/errors'
import { checkInFrom, copyOf, type CheckIn, type CheckInDesk } from '@/domain/checkIn/checkIn'
import { withPresets } from '@/domain/checkIn/form'
import { checkInProblems } from '@/domain/checkIn/problems'
import { now } from '@/lib/time/clock'
import { reportFault } from '@/lib/reportFault'
import { chinaDay } from '@/lib/time/day'
import { ensureCustomer } from '@/stores/account/account'
import { consentAt, giveConsent, useConsent } from '@/stores/auth/consent'
import { changeForm, CHECK_IN, formStep, type CheckInVisit, type FormStep } from './checkIn'
import { loadDesk, loadCheckInAvailability, offerOf } from './desk'
import { keepRecord } from './completed'
import { signedInCustomer, withDays } from './form'
import { followCheckIn } from './open'
import { mayBeAnothers, readRecord, writeChosen } from './record'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { sendOneOf } from '@/stores/sendOneOf'
import { CANCELLED, isSending, sendParts } from '@/stores/submit'
import { ANYONE } from '@/stores/userStorage'

type Unready =
  | { kind: 'problem' }
  /** The chosen day ended at midnight, and another one is selected now. */
  | { kind: 'dayOver' }
  | { kind: 'noConsent' }
  | { kind: 'nothing' }

type CheckInResult = Unready | { kind: 'alreadySending' } | { kind: 'sent' } | { kind: 'failed' }

export const sendCheckIn = async (desk: CheckInDesk): Promise<CheckInResult> => {
  const before = formStep()
  if (before === undefined) return { kind: 'nothing' }
  if (isSending(CHECK_IN)) return { kind: 'alreadySending' }
  // A574: another tab has checked in meanwhile, and one check-in a day belongs to this phone (A130).
  if (readRecord(chinaDay(now())) !== undefined) {
    followCheckIn()
    return { kind: 'nothing' }
  }
  const step = withDays(before)
  changeForm(() => step)
  if (step.form.day !== before.form.day) void loadCheckInAvailability()
  const judged = step.form.day === before.form.day ? readiness(step, desk) : ({ kind: 'dayOver' } as const)
  return judged.kind === 'ready' ? sendReady(step.visit, judged.checkIn) : judged
}

const readiness = (step: FormStep, desk: CheckInDesk): Unready | { kind: 'ready'; checkIn: CheckIn } => {
  const offer = offerOf(step, desk)
  const form = withPresets(step.form, offer)
  if (Object.keys(checkInProblems(form, offer, step.today)).length > 0) return { kind: 'problem' }
  if (asksConsent(useConsent.getState()) && !step.ticked) return { kind: 'noConsent' }
  const { organisation, specificationId } = desk
  if (specificationId === undefined) return { kind: 'nothing' }
  const at = { organisationId: organisation.id, serviceId: step.visit.serviceId, specificationId }
  const checkIn = checkInFrom(form, at, signedInCustomer())
  return checkIn === undefined ? { kind: 'nothing' } : { kind: 'ready', checkIn }
}

/**
 * Whether this form asks for the consent: an account gives it once, an anonymous visitor for each check-in (A385,
 * A435).
 */
export const asksConsent = (consent: Parameters<typeof consentAt>[0]): boolean => {
  const customer = signedInCustomer()
  return customer === undefined || consentAt(consent, customer.id) === undefined
}

const sendReady = async (visit: CheckInVisit, checkIn: CheckIn): Promise<CheckInResult> => {
  const customer = signedInCustomer()
  if (customer !== undefined && asksConsent(useConsent.getState())) giveConsent(customer.id)
  const at = now()
  const what = { name: CHECK_IN, body: checkIn, userId: sender() }
  const sent = await sendParts(CHECK_IN, async (sendPart) => {
    if (await isSentToday()) return CANCELLED
    return sendOneOf(ANY_CHECK_IN, sendPart, what, (key) => submitCheckIn(checkIn, key))
  })
  switch (sent.kind) {
    case 'sent':
      keepSentCheckIn(visit, checkIn, at, sent.data)
      return { kind: 'sent' }
    case 'rejected':
      // The refusal may concern the places, or the organisation has closed meanwhile.
      if (!neverLeftPhone(sent.error)) void Promise.all([loadCheckInAvailability(), loadDesk(checkIn.organisationId)])
      return { kind: 'failed' }
    case 'unconfirmed':
      return { kind: 'failed' }
    case 'ignored':
      return { kind: 'nothing' }
  }
}

/** A683: asks once more who the user is, where the check-in that the phone keeps may be hers. Then it is shown. */
const isSentToday = async (): Promise<boolean> => {
  if (!mayBeAnothers()) return false
  await ensureCustomer().catch(reportFault)
  const isSent = readRecord(chinaDay(now())) !== undefined
  if (isSent) followCheckIn()
  return isSent
}

/** Whether a check-in of this phone is unconfirmed, on this page or from before a reload (A637, A659). */
export const isCheckInUnconfirmed = (): boolean => hasUnconfirmed(ANY_CHECK_IN)

const ANY_CHECK_IN: Sendable = { name: `any ${CHECK_IN}`, body: undefined, userId: ANYONE }

const sender = (): string => signedInCustomer()?.id ?? ANYONE

/** Replaces the form, with its phone number and ID card, by the record. */
const keepSentCheckIn = (
  visit: CheckInVisit,
  checkIn: CheckIn,
  at: number,
  { hasQuestionnaire, ...taken }: TakenCheckIn,
): void => {
  // The questionnaire belongs to this check-in and needs no second consent.
  const userId = signedInCustomer()?.id
  if (userId === undefined) giveConsent(ANYONE)
  const { day, half, age, serviceId } = checkIn
  writeChosen(userId, { id: taken.id, day, half, age, sentAt: at, serviceId })
  const record = {
    ...taken,
    date: chinaDay(at),
    organisationId: checkIn.organisationId,
    name: checkIn.name,
    // A man gets no questionnaire (ONSITE-24).
    questionnaireDone: hasQuestionnaire || checkIn.sex === 'male',
  }
  keepRecord(visit, record, copyOf(checkIn))
}
