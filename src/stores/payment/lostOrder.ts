import type { Sendable } from '@/stores/idempotency'
import { isSettledElsewhere, settle } from '@/stores/idempotencyElsewhere'

type Lost = { order: Sendable; any: Sendable; find: () => Promise<string | undefined> }

/** A484: another page may have received the lost answer, so check the list for the order first. */
export const findPlaced = async ({ order, any, find }: Lost): Promise<string | undefined> => {
  const id = isSettledElsewhere(any) ? await find() : undefined
  if (id !== undefined) for (const one of [any, order]) settle(one)
  return id
}
