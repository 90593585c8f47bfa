import { asApiError, isUndecided } from '../api/errors'
import { randomId } from '../lib/random'
import { resettable } from './store'

/** What was sent and not answered for certain, by name: its body as text and its Idempotency-Key. */
const useOpenSendings = resettable<{ [name: string]: { body: string; key: string } | undefined }>(() => ({}))

/**
 * Sends a body under its Idempotency-Key: the same key again while no definite answer came to the same body,
 * a new one as soon as the body changes or an answer came (A391). `name` tells one thing that is sent from another.
 */
export const sendOnce = async <T>(name: string, body: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
  const text = JSON.stringify(body)
  const before = useOpenSendings.getState()[name]
  const key = before?.body === text ? before.key : randomId()
  useOpenSendings.setState({ [name]: { body: text, key } })
  const end = () => useOpenSendings.setState({ [name]: undefined })
  try {
    const answer = await send(key)
    end()
    return answer
  } catch (failure) {
    if (!isUndecided(asApiError(failure))) end()
    throw failure
  }
}
