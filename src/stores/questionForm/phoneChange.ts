import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'

/** A new phone number as a separate part of the submission, because its answer may be lost (A538). */
export const phoneChangeOf = (phone: string): Sendable => ({ name: 'changed phone', body: phone })

/** Whether the server may have changed the phone number, and ended the session with that. */
export const mayHaveChanged = (phone: string | undefined): boolean =>
  phone !== undefined && hasUnconfirmed(phoneChangeOf(phone))
