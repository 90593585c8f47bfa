import { keep, nameOf, ofWhom, onPhone, useOpenSendings, type OpenSending, type Sendable } from './idempotency'
import { draftsOf, isRecent, SENT_KEY } from './userStorage'

/**
 * A refusal concerns one part alone: while another part of this sending is unconfirmed, so is the whole (A539).
 * `before` is how the whole was open before the refused part was sent.
 */
export const stayOpen = (any: Sendable, before: OpenSending): void => {
  if (isOpenWithin(any)) keep(nameOf(any.name, any.body), any.userId, before)
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
