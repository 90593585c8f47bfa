import { hereOf, keep, nameOf, onPhone, type Sendable } from './idempotency'

/** Whether this page was left without the answer that another page of this phone has had since (A484). */
export const isSettledElsewhere = ({ name, body, userId }: Sendable): boolean => {
  const sending = nameOf(name, body)
  return userId !== undefined && hereOf(sending, userId) !== undefined && onPhone(sending, userId) === undefined
}

/** What became of it is known by other ways than its answer. */
export const settle = ({ name, body, userId }: Sendable): void => keep(nameOf(name, body), userId, undefined)
