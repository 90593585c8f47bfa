import { ApiError, asApiError, isInconclusive, isUnconfirmed } from '@/api/errors'
import { isServerReached } from '@/api/outage'
import { latestOnly, sessionGuard } from '@/lib/sessionScope'
import { sendUnderKey, type Sendable } from './idempotency'
import { createStore } from './createStore'

/**
 * - unconfirmed: no definite answer arrived, and the server may have processed it
 * - rejected: it was not processed, because the server refused or nothing could be sent
 */
export type SendFailure = { kind: 'unconfirmed' | 'rejected'; error: ApiError }

export type Sent<T> =
  | { kind: 'sent'; data: T }
  | SendFailure
  /** Ignore: another submission is running, the session ended, or the user cancelled. */
  | { kind: 'ignored' }

export type Submission =
  { state: 'idle' } | { state: 'sending' } | { state: 'sent' } | { state: 'unconfirmed' | 'rejected'; error: ApiError }

/** Sends one part under its own idempotency key; rejects as the call does, and when the session ends meanwhile. */
export type SendPart = <T>(part: Sendable, call: (idempotencyKey: string) => Promise<T>) => Promise<T>

/**
 * Submission name of an order of an appointment. It stays sent until the screen is left, so that the screen neither
 * sends again nor empties.
 */
export const APPOINTMENT_ORDER = 'order'

const IDLE: Submission = { state: 'idle' }

export const useSubmissions = createStore<{ byName: ReadonlyMap<string, Submission> }>(() => ({ byName: new Map() }))

export const submissionOf =
  (name: string) =>
  ({ byName }: { byName: ReadonlyMap<string, Submission> }): Submission =>
    byName.get(name) ?? IDLE

export const submissionNow = (name: string): Submission => submissionOf(name)(useSubmissions.getState())

export const isSending = (name: string): boolean => submissionNow(name).state === 'sending'

/** Whether it may be sent now: false while it is being sent, and once it has arrived. */
export const canSubmit = ({ state }: Submission): boolean => {
  switch (state) {
    case 'idle':
    case 'unconfirmed':
    case 'rejected':
      return true
    case 'sending':
    case 'sent':
      return false
  }
}

export const failureOf = (submission: Submission): ApiError | undefined =>
  'error' in submission ? submission.error : undefined

/** Why the last attempt was certainly not processed. An earlier one may have been: see `state`. */
export const refusalOf = (submission: Submission): ApiError | undefined => {
  const error = failureOf(submission)
  return error && (isUnconfirmed(error) ? undefined : error)
}

/** Sends one body, once at a time, under its idempotency key (A381, A391). */
export const send = <T>(what: Sendable, call: (idempotencyKey: string) => Promise<T>): Promise<Sent<T>> =>
  sendParts(what.name, (part) => part(what, call))

/** Returned by the parts when the user cancels. */
export const CANCELLED = Symbol()

/** Whether a request can arrive, as far as the phone knows. */
export const isOnline = (): boolean => navigator.onLine || isServerReached()

/** Sends several parts as one, once at a time; the first failure ends it. */
export const sendParts = async <T>(
  name: string,
  parts: (sendPart: SendPart) => Promise<T | typeof CANCELLED>,
): Promise<Sent<T>> => {
  const before = submissionNow(name)
  if (before.state === 'sending') return { kind: 'ignored' }
  if (!isOnline()) return failed(name, before, new ApiError('unsent'))
  note(name, { state: 'sending' })
  const answer = await latestOnly(`send ${name}`, () => parts(partsOf(sessionGuard())))
  if (answer.state === 'stale') return { kind: 'ignored' }
  if (answer.state === 'failed') return failed(name, before, answer.error)
  const { data } = answer
  if (data === CANCELLED) {
    note(name, IDLE)
    return { kind: 'ignored' }
  }
  note(name, { state: 'sent' })
  return { kind: 'sent', data }
}

/** Notes a failure. An attempt that settles nothing leaves an earlier submission unconfirmed (A583). */
const failed = (name: string, before: Submission, failure: unknown): SendFailure => {
  const error = asApiError(failure)
  const kind =
    isUnconfirmed(error) || (isInconclusive(error) && before.state === 'unconfirmed') ? 'unconfirmed' : 'rejected'
  note(name, { state: kind, error })
  return { kind, error }
}

/** Clears an earlier outcome; a running submission stays. */
export const forgetSubmission = (name: string): void => {
  if (submissionNow(name).state !== 'sending') note(name, IDLE)
}

/** Clears a rejection, because the content has changed; a lost answer stays. */
export const clearRejection = (name: string): void => {
  if (submissionNow(name).state === 'rejected') note(name, IDLE)
}

const partsOf =
  (isOn: () => boolean): SendPart =>
  (sendable, call) => {
    const callInSession = async (key: string) => {
      // The next person's token must not send it.
      if (!isOn()) throw new ApiError('unsent')
      const data = await call(key)
      // The session ended: treat the answer as lost, so that the next attempt uses the same key.
      if (!isOn()) throw new ApiError('offline')
      return data
    }
    return sendUnderKey(sendable, callInSession)
  }

const note = (name: string, submission: Submission): void =>
  useSubmissions.setState(({ byName }) => ({ byName: new Map(byName).set(name, submission) }))
