import { looseObject, number, optional, type GenericSchema, type InferOutput } from 'valibot'
import { isClockSet, now, phoneNow } from '@/lib/clock'
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/storage'

/**
 * What is kept of one person on this phone: it outlives a session that the server ended, but neither a
 * sign-out nor another person's sign-in (A384).
 */
export const USER_PREFIX = 'of:'

export const readUserItem = <S extends GenericSchema>(
  userId: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined => readStored('local', keyOf(userId, name), schema)

/** Keeps a value; false when it will not outlive this page. */
export const writeUserItem = (userId: string, name: string, value: unknown): boolean =>
  writeStored('local', keyOf(userId, name), name.startsWith(DRAFT_PREFIX) ? withPhoneTime(value) : value)

// A phone's clock is measured by itself alone: a wrong one runs as fast as any other.
const withPhoneTime = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, phoneAt: phoneNow() } : value

export const removeUserItem = (userId: string, name: string): void => removeStored('local', keyOf(userId, name))

/** Removes all that is kept of a person under names that start so. */
export const removeUserItems = (userId: string, prefix: string): void => {
  for (const kept of allUserItems())
    if (kept.userId === userId && kept.name.startsWith(prefix)) removeUserItem(userId, kept.name)
}

/** What is kept under a name that starts so lives for half a day; it says in `at` when it was kept. */
export const DRAFT_PREFIX = 'draft:'
/** What is chosen on the way to an order. */
export const ORDER_DRAFT = `${DRAFT_PREFIX}order`
/** So begins what is asked of a doctor, by whom it goes to. */
export const PROBLEM_DRAFT = `${DRAFT_PREFIX}problem `
/** And what is typed in a consultation, by its id. */
export const CHAT_DRAFT = `${DRAFT_PREFIX}chat:`
/** What was sent there and did not arrive. */
export const CHAT_UNSENT = `${DRAFT_PREFIX}unsent:`
/** Which reports were opened; no draft, so it stays until a sign-out. */
export const READ_REPORTS = 'reports-read'
/** Which consultations were, how they stood then and when; the same. */
export const OPENED_CONSULTS = 'consults-opened'
/** So begins the Idempotency-Key of what was sent and not answered. */
export const SENT_KEY = `${DRAFT_PREFIX}sent `
/** And the mark of a payment that is being confirmed. */
export const PAYMENT_MARK = `${DRAFT_PREFIX}confirming `
/** And the id that the server gave to what a form has saved. */
export const SAVED_ID = `${DRAFT_PREFIX}saved `
/** Without these the same could be sent or paid twice. */
const GUARDS = [SENT_KEY, PAYMENT_MARK, SAVED_ID]
const LIFE_MS = 12 * 3_600_000
const DAY_MS = 24 * 3_600_000
const dated = looseObject({ at: number(), phoneAt: optional(number()) })

/** When it was kept, by the clock of the app and by the phone's own. */
type Dated = { at: number; phoneAt?: number | undefined }

/**
 * Whether what was kept then has outlived its half day by the server's clock and by the phone's. A clock that was set
 * back must not keep it for ever; one that is wrong must not end it (A443).
 */
const isOver = ({ at, phoneAt = at }: Dated): boolean =>
  isClockSet() && Math.abs(now() - at) >= LIFE_MS && Math.abs(phoneNow() - phoneAt) >= LIFE_MS

/** The same of a draft, which needs no server's word when it is over by more than a day (A444). */
const isLongOver = ({ at, phoneAt = at }: Dated): boolean => Math.abs(phoneNow() - phoneAt) >= LIFE_MS + DAY_MS

/** Whether what was kept then may still be read. */
export const isRecent = (at: number): boolean => !isOver({ at })

/** What is kept under a draft's name, while its half day lasts. */
export const readRecentUserItem = <S extends GenericSchema<unknown, { at: number }>>(
  userId: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined => (isDead(userId, name) ? undefined : readUserItem(userId, name, schema))

/** Removes every draft that has outlived its half day. */
export const sweepDrafts = (): void => {
  for (const { userId, name } of allDrafts()) if (isDead(userId, name)) removeUserItem(userId, name)
}

const isDead = (userId: string, name: string): boolean => {
  const kept = readUserItem(userId, name, dated)
  if (kept === undefined) return true
  const isGuard = GUARDS.some((prefix) => name.startsWith(prefix))
  return isOver(kept) || (!isGuard && !isClockSet() && isLongOver(kept))
}

/** Whether anybody has left a draft on this phone. */
export const hasDrafts = (): boolean => allDrafts().length > 0

/** The names of a person's drafts. */
export const draftsOf = (userId: string): string[] =>
  allDrafts().flatMap((kept) => (kept.userId === userId ? [kept.name] : []))

const allDrafts = () => allUserItems().filter(({ name }) => name.startsWith(DRAFT_PREFIX))

/** Names everything that is kept, whosever it is. */
const allUserItems = (): { userId: string; name: string }[] =>
  storedKeys('local')
    .filter((key) => key.startsWith(USER_PREFIX))
    .map((key) => {
      const [userId = '', ...name] = key.slice(USER_PREFIX.length).split(':')
      return { userId, name: name.join(':') }
    })

/** Of whom something is kept under this name. */
export const usersHaving = (name: string): string[] =>
  allUserItems().flatMap((kept) => (kept.name === name ? [kept.userId] : []))

/** Drops what is kept of anybody else, but only if `isSure`; false where that has left something. */
export const removeOtherUsers = (userId: string, isSure: boolean): boolean =>
  allUserItems().every((kept) => {
    if (kept.userId === userId) return true
    if (isSure) removeUserItem(kept.userId, kept.name)
    return isSure
  })

const keyOf = (userId: string, name: string): string => `${USER_PREFIX}${userId}:${name}`
