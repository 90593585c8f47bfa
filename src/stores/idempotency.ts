import { number, object, string } from 'valibot'
import { asApiError, isUnconfirmed, isInconclusive } from '@/api/errors'
import { now } from '@/lib/time/clock'
import { fnv1a64 } from '@/lib/fnv1a'
import { randomId } from '@/lib/random'
import { draftsOf, isRecent, readRecentUserItem, removeUserItem, SENT_KEY, writeUserItem } from './userStorage'
import { createStore } from './createStore'

/** What is sent: `name` identifies its kind; with a `userId` its key survives the page. */
export type Sendable = { name: string; body: unknown; userId?: string | undefined }

type UnconfirmedSubmission = { key: string; at: number }

const schema = object({ key: string(), at: number() })

const useUnconfirmedSubmissions = createStore<{ byName: ReadonlyMap<string, UnconfirmedSubmission | undefined> }>(
  () => ({
    byName: new Map(),
  }),
)

/**
 * Sends a body under its idempotency key. The same body keeps its key until a definite answer arrives, whatever is
 * sent in between; another body has another key (A381, A391). `name` identifies the kind of submission. With a
 * `userId` the key survives the page like that person's drafts (A434).
 */
export const sendUnderKey = async <T>(
  sendable: Sendable,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const before = unconfirmedSubmission(sendable)
  const key = before?.key ?? randomId()
  storeUnconfirmed(sendable, { key, at: now() })
  try {
    const answer = await send(key)
    storeUnconfirmed(sendable, undefined)
    return answer
  } catch (failure) {
    const error = asApiError(failure)
    if (isInconclusive(error)) storeUnconfirmed(sendable, before)
    else if (!isUnconfirmed(error)) storeUnconfirmed(sendable, undefined)
    throw failure
  }
}

/** Whether this very body was sent and is unconfirmed: the server may have processed it (RB2). */
export const hasUnconfirmed = (sendable: Sendable): boolean => unconfirmedSubmission(sendable) !== undefined

// A submission of this page stays unconfirmed until its own answer arrives, even if another tab has received one.
export const unconfirmedSubmission = ({ name, body, userId }: Sendable): UnconfirmedSubmission | undefined => {
  const submissionName = nameOf(name, body)
  return (
    (userId === undefined ? undefined : unconfirmedOnPhone(submissionName, userId)) ??
    unconfirmedInMemory(submissionName, userId)
  )
}

/** Unconfirmed submission that another tab of this phone may settle. */
export const unconfirmedOnPhone = (submissionName: string, userId: string): UnconfirmedSubmission | undefined =>
  readRecentUserItem(userId, SENT_KEY + submissionName, schema)

/**
 * Copies the phone's unconfirmed submissions of this kind into memory. A shown warning then ends only with this page's
 * own answer (A484).
 */
export const adoptUnconfirmed = (kind: string, userId: string): void => {
  for (const name of draftsOf(userId)) {
    const [, submissionName = ''] = name.split(SENT_KEY)
    const isOfKind = [`${kind} `, `any ${kind} `].some((start) => submissionName.startsWith(start))
    if (isOfKind) keepInMemory(submissionName, userId, unconfirmedOnPhone(submissionName, userId))
  }
}

/** Unconfirmed submission that only this page settles. */
export const unconfirmedInMemory = (
  submissionName: string,
  userId: string | undefined,
): UnconfirmedSubmission | undefined => {
  const unconfirmed = useUnconfirmedSubmissions.getState().byName.get(ofWhom(submissionName, userId))
  return unconfirmed !== undefined && isRecent(unconfirmed.at) ? unconfirmed : undefined
}

/** Stores an unconfirmed submission, for a user also on the phone; undefined removes it. */
export const storeUnconfirmed = (
  { name, body, userId }: Sendable,
  unconfirmed: UnconfirmedSubmission | undefined,
): void => {
  const submissionName = nameOf(name, body)
  keepInMemory(submissionName, userId, unconfirmed)
  if (userId === undefined) return
  if (unconfirmed === undefined) removeUserItem(userId, SENT_KEY + submissionName)
  else writeUserItem(userId, SENT_KEY + submissionName, unconfirmed)
}

const keepInMemory = (
  submissionName: string,
  userId: string | undefined,
  unconfirmed: UnconfirmedSubmission | undefined,
): void =>
  useUnconfirmedSubmissions.setState(({ byName }) => ({
    byName: new Map(byName).set(ofWhom(submissionName, userId), unconfirmed),
  }))

const ofWhom = (submissionName: string, userId = ''): string => `${userId} ${submissionName}`

// A body contains personal data, so only its digest is stored.
export const nameOf = (name: string, body: unknown): string => `${name} ${fnv1a64(JSON.stringify(body))}`
