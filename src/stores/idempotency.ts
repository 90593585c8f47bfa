import { number, object, string } from 'valibot'
import { asApiError, isUndecided, saysNothing } from '@/api/errors'
import { now } from '@/lib/clock'
import { fnv1a64 } from '@/lib/fnv1a'
import { randomId } from '@/lib/random'
import type { ByKey } from '@/lib/remote'
import { isRecent, readRecentUserItem, removeUserItem, SENT_KEY, writeUserItem } from './userStorage'
import { createStore } from './createStore'

/** What is sent: `name` tells it from all else; with a `userId` its key outlives the page. */
export type Sendable = { name: string; body: unknown; userId?: string | undefined }

/** The Idempotency-Key of a body that was sent and not answered for certain, and when it was sent last. */
type OpenSending = { key: string; at: number }

const schema = object({ key: string(), at: number() })

/** What this page remembers, by whose it is and what was sent. */
const useOpenSendings = createStore<{ sendings: ByKey<OpenSending | undefined> }>(() => ({ sendings: new Map() }))

/**
 * Sends a body under its Idempotency-Key: the same body has the same key until a definite answer came, whatever was
 * sent or looked at in between; another body has its own (A381, A391). `name` tells one kind of thing that is sent
 * from another. With a `userId` the key outlives the page like that person's drafts (A434).
 */
export const withIdempotencyKey = async <T>(
  name: string,
  body: unknown,
  send: (idempotencyKey: string) => Promise<T>,
  userId?: string,
): Promise<T> => {
  const sending = nameOf(name, body)
  const before = openSending(sending, userId)
  const key = before?.key ?? randomId()
  keep(sending, userId, { key, at: now() })
  try {
    const answer = await send(key)
    keep(sending, userId, undefined)
    return answer
  } catch (failure) {
    const error = asApiError(failure)
    if (saysNothing(error)) keep(sending, userId, before)
    else if (!isUndecided(error)) keep(sending, userId, undefined)
    throw failure
  }
}

/** Whether this very body was sent and what became of it is not known here: the server may have done it (RB2). */
export const hasUnconfirmed = ({ name, body, userId }: Sendable): boolean =>
  openSending(nameOf(name, body), userId) !== undefined

// What this page has sent stays open for it until it has an answer of its own, whatever another page was told.
const openSending = (sending: string, userId: string | undefined): OpenSending | undefined =>
  (userId === undefined ? undefined : onPhone(sending, userId)) ?? hereOf(sending, userId)

/** What another page of this phone may settle. */
export const onPhone = (sending: string, userId: string): OpenSending | undefined =>
  readRecentUserItem(userId, SENT_KEY + sending, schema)

/** What only this page settles. */
export const hereOf = (sending: string, userId: string | undefined): OpenSending | undefined => {
  const open = useOpenSendings.getState().sendings.get(ofWhom(sending, userId))
  return open !== undefined && isRecent(open.at) ? open : undefined
}

/** Keeps what is open, or that it is no more. */
export const keep = (sending: string, userId: string | undefined, open: OpenSending | undefined): void => {
  useOpenSendings.setState(({ sendings }) => ({ sendings: new Map(sendings).set(ofWhom(sending, userId), open) }))
  if (userId === undefined) return
  if (open === undefined) removeUserItem(userId, SENT_KEY + sending)
  else writeUserItem(userId, SENT_KEY + sending, open)
}

const ofWhom = (sending: string, userId = ''): string => `${userId} ${sending}`

// A body tells of people; what is kept tells only whether it is the same.
export const nameOf = (name: string, body: unknown): string => `${name} ${fnv1a64(JSON.stringify(body))}`
