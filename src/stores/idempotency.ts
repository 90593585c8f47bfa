import { number, object, string } from 'valibot'
import { asApiError, isUnconfirmed, isInconclusive } from '@/api/errors'
import { now } from '@/lib/time/clock'
import { fnv1a64 } from '@/lib/fnv1a'
import { randomId } from '@/lib/random'
import { draftsOf, isRecent, readRecentUserItem, removeUserItem, SENT_KEY, writeUserItem } from './userStorage'
import { createStore } from './createStore'

/** What is sent: `name` identifies its kind; with a `userId` its key survives the page. */
export type Sendable = { name: string; body: unknown; userId?: string | undefined }

type OpenSubmission = { key: string; at: number }

const schema = object({ key: string(), at: number() })

const useOpenSubmissions = createStore<{ byName: ReadonlyMap<string, OpenSubmission | undefined> }>(() => ({
  byName: new Map(),
}))

/**
 * Sends a body under its idempotency key. The same body keeps its key until a definite answer arrives, whatever is
 * sent in between; another body has another key (A381, A391). `name` identifies the kind of submission. With a
 * `userId` the key survives the page like that person's drafts (A434).
 */
export const sendUnderKey = async <T>(
  sendable: Sendable,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const before = openSubmission(sendable)
  const key = before?.key ?? randomId()
  keep(sendable, { key, at: now() })
  try {
    const answer = await send(key)
    keep(sendable, undefined)
    return answer
  } catch (failure) {
    const error = asApiError(failure)
    if (isInconclusive(error)) keep(sendable, before)
    else if (!isUnconfirmed(error)) keep(sendable, undefined)
    throw failure
  }
}

/** Whether this very body was sent and is unconfirmed: the server may have processed it (RB2). */
export const hasUnconfirmed = (sendable: Sendable): boolean => openSubmission(sendable) !== undefined

// A submission of this page stays open until its own answer arrives, even if another page has received an answer.
export const openSubmission = ({ name, body, userId }: Sendable): OpenSubmission | undefined => {
  const submissionName = nameOf(name, body)
  return (userId === undefined ? undefined : openOnPhone(submissionName, userId)) ?? openOnPage(submissionName, userId)
}

/** Open submission that another page of this phone may settle. */
export const openOnPhone = (submissionName: string, userId: string): OpenSubmission | undefined =>
  readRecentUserItem(userId, SENT_KEY + submissionName, schema)

/**
 * Notes on this page what the phone has open of a kind, by itself or as `any` of that kind. A warning that is shown
 * must end with this page's own answer, also after a reload (A484).
 */
export const noteOpen = (kind: string, userId: string): void => {
  for (const name of draftsOf(userId)) {
    const [, submissionName = ''] = name.split(SENT_KEY)
    const isOfKind = [`${kind} `, `any ${kind} `].some((start) => submissionName.startsWith(start))
    if (isOfKind) keepOnPage(submissionName, userId, openOnPhone(submissionName, userId))
  }
}

/** Open submission that only this page settles. */
export const openOnPage = (submissionName: string, userId: string | undefined): OpenSubmission | undefined => {
  const open = useOpenSubmissions.getState().byName.get(ofWhom(submissionName, userId))
  return open !== undefined && isRecent(open.at) ? open : undefined
}

/** Stores an open submission, for a user also on the phone; undefined removes it. */
export const keep = ({ name, body, userId }: Sendable, open: OpenSubmission | undefined): void => {
  const submissionName = nameOf(name, body)
  keepOnPage(submissionName, userId, open)
  if (userId === undefined) return
  if (open === undefined) removeUserItem(userId, SENT_KEY + submissionName)
  else writeUserItem(userId, SENT_KEY + submissionName, open)
}

const keepOnPage = (submissionName: string, userId: string | undefined, open: OpenSubmission | undefined): void =>
  useOpenSubmissions.setState(({ byName }) => ({ byName: new Map(byName).set(ofWhom(submissionName, userId), open) }))

const ofWhom = (submissionName: string, userId = ''): string => `${userId} ${submissionName}`

// A body contains personal data, so only its digest is stored.
export const nameOf = (name: string, body: unknown): string => `${name} ${fnv1a64(JSON.stringify(body))}`
