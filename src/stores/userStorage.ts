import { looseObject, number, type GenericSchema, type InferOutput } from 'valibot'
import { now } from '../lib/clock'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage'

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
  writeStored('local', keyOf(userId, name), value)

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
const LIFE_MS = 12 * 3_600_000
const dated = looseObject({ at: number() })

/** Whether what was kept then may still be read; a clock that was set back must not keep it for ever. */
export const isRecent = (at: number): boolean => Math.abs(now() - at) < LIFE_MS

/** What is kept under a draft's name, while its half day lasts. */
export const readRecentUserItem = <S extends GenericSchema<unknown, { at: number }>>(
  userId: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined => {
  const kept = readUserItem(userId, name, schema)
  return kept !== undefined && isRecent(kept.at) ? kept : undefined
}

/** Removes every draft that has outlived its half day. */
export const sweepDrafts = (): void => {
  const dead = allDrafts().filter(({ userId, name }) => !isRecent(readUserItem(userId, name, dated)?.at ?? -Infinity))
  for (const { userId, name } of dead) removeUserItem(userId, name)
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
export const usersWith = (name: string): string[] =>
  allUserItems().flatMap((kept) => (kept.name === name ? [kept.userId] : []))

/** Drops what is kept of anybody else. */
export const removeOtherUsers = (userId: string): void => {
  for (const kept of allUserItems()) if (kept.userId !== userId) removeUserItem(kept.userId, kept.name)
}

const keyOf = (userId: string, name: string): string => `${USER_PREFIX}${userId}:${name}`
