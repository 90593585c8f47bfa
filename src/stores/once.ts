import { asApiError, isUndecided } from '../api/errors'
import { randomId } from '../lib/random'

const open = new Map<string, { body: string; key: string }>()

/**
 * Sends a body under its Idempotency-Key: the same key again while no definite answer came to the same body,
 * a new one as soon as the body changes or an answer came (A391). `name` tells one thing that is sent from another.
 */
export const sendOnce = async <T>(name: string, body: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
  const text = JSON.stringify(body)
  const before = open.get(name)
  const key = before?.body === text ? before.key : randomId()
  open.set(name, { body: text, key })
  try {
    const answer = await send(key)
    open.delete(name)
    return answer
  } catch (failure) {
    if (!isUndecided(asApiError(failure))) open.delete(name)
    throw failure
  }
}
