import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { isSettledElsewhere, settle } from '@/stores/idempotencyElsewhere'

type Lost = { order: Sendable; any: Sendable; find: () => Promise<string | undefined> }

/**
 * Looks for an order whose answer was lost. Another page may have received it (A484), or it may have used up the
 * coupon that this body lacks (A588).
 */
export const findPlaced = async ({ order, any, find }: Lost): Promise<string | undefined> => {
  const id = isSettledElsewhere(any) || !hasUnconfirmed(order) ? await find() : undefined
  if (id !== undefined) for (const one of [any, order]) settle(one)
  return id
}
