import { isFinalRefusal } from '@/api/errors'
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

/**
 * Sends an order again. The server may refuse it because the first attempt still runs, or has used up the last place.
 * So the refusal counts only once the list lacks the order (A595).
 */
export const createOrFind =
  <T>({ find }: Lost, create: (idempotencyKey: string) => Promise<T>) =>
  async (idempotencyKey: string): Promise<T | { found: string }> => {
    try {
      return await create(idempotencyKey)
    } catch (failure) {
      const found = isFinalRefusal(failure) ? await find() : undefined
      if (found === undefined) throw failure
      return { found }
    }
  }
