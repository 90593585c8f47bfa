import { ApiError, asApiError, isNotSent, isUndecided } from '@/api/errors'
import { latestOnly, sessionGuard, type ByKey } from '@/lib/remote'
import { withIdempotencyKey, type Sendable } from './idempotency'
import { createStore } from './createStore'

/**
 * Why it is not known to have arrived. undecided: no definite answer came, and the server may have done it all the
 * same; refused: it was not done, by the server's word or because nothing could be sent.
 */
export type NotSent = { kind: 'undecided' | 'refused'; error: ApiError }

/** What became of it, for whoever sent it. */
export type Sent<T> =
  | { kind: 'sent'; data: T }
  | NotSent
  /** There is nobody to tell: one that is under way speaks for it, the session is over, or it was given up. */
  | { kind: 'stale' }

/** The same for a screen, from the tap on. */
export type Submission =
  { state: 'idle' } | { state: 'sending' } | { state: 'sent' } | { state: 'undecided' | 'refused'; error: ApiError }

/**
 * Sends a part of something under its own Idempotency-Key; rejects as the call does, and where the session ends
 * meanwhile.
 */
export type SendPart = <T>(part: Sendable, call: (idempotencyKey: string) => Promise<T>) => Promise<T>

const NOT_SENT: Submission = { state: 'idle' }

/** What is or was sent from this page, by name. */
export const useSendings = createStore<{ sendings: ByKey<Submission> }>(() => ({ sendings: new Map() }))

/** What stands of the sending of this name. */
export const submissionOf =
  (name: string) =>
  ({ sendings }: { sendings: ByKey<Submission> }): Submission =>
    sendings.get(name) ?? NOT_SENT

/** The same outside a screen. */
export const sendingNow = (name: string): Submission => submissionOf(name)(useSendings.getState())

/** Whether it stands to be sent, and is neither under way nor has arrived. */
export const canSubmit = ({ state }: Submission): boolean => {
  switch (state) {
    case 'idle':
    case 'undecided':
    case 'refused':
      return true
    case 'sending':
    case 'sent':
      return false
  }
}

/** Why it did not arrive, if so. */
export const failureOf = (sending: Submission): ApiError | undefined =>
  'error' in sending ? sending.error : undefined

/** Sends one thing, once at a time, under its Idempotency-Key (A381, A391). */
export const send = <T>(what: Sendable, call: (idempotencyKey: string) => Promise<T>): Promise<Sent<T>> =>
  sendParts(what.name, (part) => part(what, call))

/** What the parts of a sending answer when the person wants it no more. */
export const CANCELLED = Symbol()

/** Sends several parts as one thing, once at a time; what fails first ends it. */
export const sendParts = async <T>(
  name: string,
  parts: (sendPart: SendPart) => Promise<T | typeof CANCELLED>,
): Promise<Sent<T>> => {
  const before = sendingNow(name)
  if (before.state === 'sending') return { kind: 'stale' }
  if (!navigator.onLine) return unsent(name, before)
  note(name, { state: 'sending' })
  const answer = await latestOnly(`send ${name}`, () => parts(partsOf(sessionGuard())))
  if (answer.stale) return { kind: 'stale' }
  if ('error' in answer.result) {
    const error = asApiError(answer.result.error)
    const kind = isUndecided(error) || (isNotSent(error) && before.state === 'undecided') ? 'undecided' : 'refused'
    note(name, { state: kind, error })
    return { kind, error }
  }
  const { data } = answer.result
  if (data === CANCELLED) {
    note(name, NOT_SENT)
    return { kind: 'stale' }
  }
  note(name, { state: 'sent' })
  return { kind: 'sent', data }
}

/** Nothing leaves a phone without a network; that tells nothing of what left it before. */
const unsent = (name: string, before: Submission): NotSent => {
  const error = new ApiError('unsent')
  if (before.state === 'undecided') return { kind: 'undecided', error }
  note(name, { state: 'refused', error })
  return { kind: 'refused', error }
}

/** What became of an earlier sending is of no matter any more; one that is under way stays. */
export const forgetSending = (name: string): void => {
  if (sendingNow(name).state !== 'sending') note(name, NOT_SENT)
}

/** The same of a refusal only: what was sent has changed since, which tells nothing of a lost answer. */
export const clearRejection = (name: string): void => {
  if (sendingNow(name).state === 'refused') note(name, NOT_SENT)
}

const partsOf =
  (isOn: () => boolean): SendPart =>
  ({ name, body, userId }, call) => {
    const heard = async (key: string) => {
      const data = await call(key)
      // Nobody is left to act on it: for the next session no answer has come, and the same goes under the same key.
      if (!isOn()) throw new ApiError('offline')
      return data
    }
    return withIdempotencyKey(name, body, heard, userId)
  }

const note = (name: string, sending: Submission): void =>
  useSendings.setState(({ sendings }) => ({ sendings: new Map(sendings).set(name, sending) }))
