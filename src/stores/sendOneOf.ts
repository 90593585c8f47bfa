import { now } from '@/lib/time/clock'
import { hasUnconfirmed, keep, nameOf, openSending, type Sendable } from './idempotency'
import type { SendPart } from './submit'

/**
 * Sends a body that the user may change after a lost answer. `any` is unconfirmed as long as one of these bodies is,
 * so a refusal settles only the body that was refused (A539). A success settles all.
 */
export const sendOneOf = async <T>(
  any: Sendable,
  sendPart: SendPart,
  one: Sendable,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> => {
  const before = openSending(any)
  const name = nameOf(one.name, one.body)
  const others = before?.key.split(',').filter((other) => other !== name) ?? []
  keep(any, { key: [...others, name].join(), at: now() })
  try {
    const answer = await sendPart(one, call)
    keep(any, undefined)
    return answer
  } catch (failure) {
    if (!hasUnconfirmed(one)) keep(any, before && others.length > 0 ? { ...before, key: others.join() } : undefined)
    throw failure
  }
}
