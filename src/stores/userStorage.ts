import { looseObject, number, optional, type GenericSchema, type InferOutput } from 'valibot'
import { CHECK_IN_COOKIES } from '@/domain/cookies'
import { removeCookie } from '@/lib/cookies'
import { isClockSet, now, phoneNow } from '@/lib/time/clock'
import { DAY_MS, HOUR_MS } from '@/lib/time/units'
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/storage'

/**
 * Prefix of one person's stored data: it survives the end of a session by the server, but neither a sign-out nor
 * another person's sign-in (A384).
 */
export const USER_PREFIX = 'of:'

/** The user id of a visitor without an account. */
export const ANYONE = ''

export const readUserItem = <S extends GenericSchema>(
  userId: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined => readStored('local', keyOf(userId, name), schema)

/** Stores a value; false when it will not survive a reload. */
export const writeUserItem = (userId: string, name: string, value: unknown): boolean =>
  writeStored('local', keyOf(userId, name), name.startsWith(DRAFT_PREFIX) ? withPhoneTime(value) : value)

// A wrong phone clock still runs at the right speed, so it measures durations.
const withPhoneTime = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, phoneAt: phoneNow() } : value

export const removeUserItem = (userId: string, name: string): void => removeStored('local', keyOf(userId, name))

export const removeUserItems = (userId: string, prefix: string): void => {
  for (const kept of allUserItems())
    if (kept.userId === userId && kept.name.startsWith(prefix)) removeUserItem(userId, kept.name)
}

/** Prefix of items that expire after half a day: drafts, idempotency keys, payment marks, saved ids. */
export const DRAFT_PREFIX = 'draft:'
export const ORDER_DRAFT = `${DRAFT_PREFIX}order`
/** Stored as `problem`: another name would lose the questions that phones keep. */
export const DOCTOR_QUESTION_DRAFT = `${DRAFT_PREFIX}problem `
/** Questions for a doctor, followed by the report’s id. */
export const QUESTIONS_DRAFT = `${DRAFT_PREFIX}questions `
export const CHAT_DRAFT = `${DRAFT_PREFIX}chat:`
/** Messages that did not arrive, followed by the consultation's id. */
export const CHAT_UNSENT = `${DRAFT_PREFIX}unsent:`
/** Opened reports; no draft, so they stay until a sign-out. */
export const READ_REPORTS = 'reports-read'
/** Opened consultations with their state and time; they stay until a sign-out. */
export const OPENED_CONSULTATIONS = 'consults-opened'
/** Times when the played voice messages were sent, by consultation; they stay until a sign-out. */
export const PLAYED_VOICES = 'voices-played'
/** Clinic and examinee of the last order; no draft, so they stay until a sign-out. */
export const LAST_ORDER = 'last-order'
/** Chosen time of today's check-in, with the user whose check-in the cookies contain. */
export const CHECKED_IN = 'check-in'
/** The reschedule of a paid appointment, until that appointment is cancelled. */
export const RESCHEDULE = 'reschedule'
/** The order that replaces the appointment of a reschedule. */
export const REPLACEMENT = 'reschedule-order'
/** Idempotency key of an unconfirmed submission. */
export const SENT_KEY = `${DRAFT_PREFIX}sent `
export const PAYMENT_MARK = `${DRAFT_PREFIX}confirming `
/** Id that the server returned for a saved form. */
export const SAVED_ID = `${DRAFT_PREFIX}saved `
/** Without these a submission or payment could be repeated. */
const GUARDS = [SENT_KEY, PAYMENT_MARK, SAVED_ID]
const LIFE_MS = 12 * HOUR_MS
const dated = looseObject({ at: number(), phoneAt: optional(number()) })

type Dated = { at: number; phoneAt?: number | undefined }

/**
 * Whether half a day has passed by the server's clock and by the phone's. A clock set back must not extend it, and a
 * wrong one must not end it (A443).
 */
const isOver = ({ at, phoneAt = at }: Dated): boolean =>
  isClockSet() && Math.abs(now() - at) >= LIFE_MS && Math.abs(phoneNow() - phoneAt) >= LIFE_MS

/** A draft that is more than a day too old expires without the server's time (A444). */
const isLongOver = ({ at, phoneAt = at }: Dated): boolean => Math.abs(phoneNow() - phoneAt) >= LIFE_MS + DAY_MS

export const isRecent = (at: number): boolean => !isOver({ at })

export const readRecentUserItem = <S extends GenericSchema<unknown, { at: number }>>(
  userId: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined => (isExpired(userId, name) ? undefined : readUserItem(userId, name, schema))

export const sweepDrafts = (): void => {
  for (const { userId, name } of allDrafts()) if (isExpired(userId, name)) removeUserItem(userId, name)
}

export const isExpired = (userId: string, name: string): boolean => {
  const kept = readUserItem(userId, name, dated)
  if (kept === undefined) return true
  const isGuard = GUARDS.some((prefix) => name.startsWith(prefix))
  return isOver(kept) || (!isGuard && !isClockSet() && isLongOver(kept))
}

export const hasDrafts = (): boolean => allDrafts().length > 0

export const draftsOf = (userId: string): string[] =>
  allDrafts().flatMap((kept) => (kept.userId === userId ? [kept.name] : []))

const allDrafts = () => allUserItems().filter(({ name }) => name.startsWith(DRAFT_PREFIX))

const allUserItems = (): { userId: string; name: string }[] =>
  storedKeys('local')
    .filter((key) => key.startsWith(USER_PREFIX))
    .map((key) => {
      const [userId = '', ...name] = key.slice(USER_PREFIX.length).split(':')
      return { userId: userId.replace(/%(3A|25)/g, decodeURIComponent), name: name.join(':') }
    })

export const usersHaving = (name: string): string[] =>
  allUserItems().flatMap((kept) => (kept.name === name ? [kept.userId] : []))

/**
 * Removes other people's data if `isSure`, with the cookies of their check-in; false when some is left. An unanswered
 * send of a visitor stays: the visitor may be this user (A659).
 */
export const removeOtherUsers = (userId: string, isSure: boolean): boolean =>
  allUserItems().every((kept) => {
    const isVisitors = kept.userId === ANYONE && kept.name.startsWith(SENT_KEY)
    if (kept.userId === userId || isVisitors) return true
    if (isSure) removeUserItem(kept.userId, kept.name)
    if (isSure && kept.name === CHECKED_IN) CHECK_IN_COOKIES.forEach(removeCookie)
    return isSure
  })

// An id is opaque text (A382), so it may contain the colon that ends it here.
const keyOf = (userId: string, name: string): string =>
  `${USER_PREFIX}${userId.replace(/[%:]/g, encodeURIComponent)}:${name}`

/**
 * A666: the person of the advised check that was tapped last, for the next order. It lies in the session storage, and
 * is '' where the report names no person.
 */
export const ADVISED_CUSTOMER = 'advised-customer'
