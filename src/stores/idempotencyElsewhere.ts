import { openOnPage, keep, nameOf, openOnPhone, type Sendable } from './idempotency'

/** Whether another page of this phone received the answer that this page lost (A484). */
export const isSettledElsewhere = ({ name, body, userId }: Sendable): boolean => {
  const submissionName = nameOf(name, body)
  return (
    userId !== undefined &&
    openOnPage(submissionName, userId) !== undefined &&
    openOnPhone(submissionName, userId) === undefined
  )
}

/** Settles a submission whose outcome is known by other means. */
export const settle = (sendable: Sendable): void => keep(sendable, undefined)
