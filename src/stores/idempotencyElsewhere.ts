import { unconfirmedInMemory, storeUnconfirmed, nameOf, unconfirmedOnPhone, type Sendable } from './idempotency'

/** Whether another tab of this phone received the answer that this page lost (A484). */
export const isSettledElsewhere = ({ name, body, userId }: Sendable): boolean => {
  const submissionName = nameOf(name, body)
  return (
    userId !== undefined &&
    unconfirmedInMemory(submissionName, userId) !== undefined &&
    unconfirmedOnPhone(submissionName, userId) === undefined
  )
}

/** Settles a submission whose outcome is known by other means. */
export const settle = (sendable: Sendable): void => storeUnconfirmed(sendable, undefined)
