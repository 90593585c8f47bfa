import { keep, nameOf, ofWhom, onPhone, openSending, useOpenSendings, type Sendable } from './idempotency'
import { isRecent, draftsOf, SENT_KEY } from './userStorage'
import type { SendPart } from './submit'

/**
 * Sends a part within a sending that stands for any part of its kind. A refusal concerns this part alone: while
 * another one is unconfirmed, so is the whole (A539).
 */
export const sendWithin = async <T>(
  sendPart: SendPart,
  any: Sendable,
  part: Sendable,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const whole = nameOf(any.name, any.body)
  const before = openSending(whole, any.userId)
  try {
    return await sendPart(any, () => sendPart({ ...part, within: any.name }, call))
  } catch (failure) {
    if (before !== undefined && openSending(whole, any.userId) === undefined && isOpenWithin(any))
      keep(whole, any.userId, before)
    throw failure
  }
}

/** Whether a part within it is unconfirmed, on this page or from before a reload. */
const isOpenWithin = ({ name, userId }: Sendable): boolean => {
  const here = [...useOpenSendings.getState().sendings].some(
    ([key, open]) => key.startsWith(ofWhom('', userId)) && open?.within === name && isRecent(open.at),
  )
  return (
    here ||
    (userId !== undefined &&
      draftsOf(userId).some(
        (kept) => kept.startsWith(SENT_KEY) && onPhone(kept.slice(SENT_KEY.length), userId)?.within === name,
      ))
  )
}
