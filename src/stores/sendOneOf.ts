import { now } from '@/lib/time/clock'
import { hasUnconfirmed, storeUnconfirmed, nameOf, unconfirmedSubmission, type Sendable } from './idempotency'
import type { SendPart } from './submit'

/**
 * Sends a body that the user may change after a lost answer. `any` is unconfirmed as long as one of these bodies is,
 * so a refusal settles only the body that was refused (A539). A success settles all of its name.
 */
export const sendOneOf = async <T>(
  any: Sendable,
  sendPart: SendPart,
  one: Sendable,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const name = nameOf(one.name, one.body)
  // For `any`, the stored key is not an idempotency key: it lists the names of the unconfirmed bodies.
  const keepNames = (change: (open: string[]) => string[]) => {
    const names = change(unconfirmedSubmission(any)?.key.split('\n') ?? [])
    storeUnconfirmed(any, names.length === 0 ? undefined : { key: names.join('\n'), at: now() })
  }
  let isSettled = (other: string) => other === name
  const unsettled = (open: string[]) => open.filter((other) => !isSettled(other))
  keepNames((open) => [...unsettled(open), name])
  try {
    const answer = await sendPart(one, call)
    // A660: 0.1.0 stored a key in place of the names, for any of the bodies. A key has no space.
    isSettled = (other) => other.startsWith(`${one.name} `) || !other.includes(' ')
    return answer
  } finally {
    // The names are read again, because a call inside this one may have settled some.
    if (!hasUnconfirmed(one)) keepNames(unsettled)
  }
}
