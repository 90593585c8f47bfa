import { ApiError, isFinalRefusal } from '@/api/errors'
import { reportFault } from '@/lib/reportFault'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { isSettledElsewhere, settle } from '@/stores/idempotencyElsewhere'
import { sendOneOf } from '@/stores/sendOneOf'
import { type SendPart } from '@/stores/submit'

type Lost = { order: Sendable; any: Sendable; find: () => Promise<readonly string[]> }

/** Returns an order whose answer was lost and that is found, else sends it again. */
export const findOrSend = async <T>(
  lost: Lost,
  sendPart: SendPart,
  create: (idempotencyKey: string) => Promise<T>,
): Promise<T | { found: string }> => {
  const found = await findPlaced(lost)
  return found === undefined ? sendOneOf(lost.any, sendPart, lost.order, createOrFind(lost, create)) : { found }
}

/**
 * Looks for an order whose answer was lost. Another tab may have received it (A484), or it may have used up the
 * coupon that this body lacks (A588). Undefined where none or several are equal.
 */
const findPlaced = async ({ order, any, find }: Lost): Promise<string | undefined> => {
  const [id, ...others] = isSettledElsewhere(any) || !hasUnconfirmed(order) ? await find() : []
  if (id === undefined || others.length > 0) return undefined
  for (const one of [any, order]) settle(one)
  return id
}

/**
 * Sends an order again. The server may refuse it because the first attempt still runs, or has used up the last place.
 * So the refusal counts only once the list lacks the order (A595). Rejects as unconfirmed while that is unknown.
 */
export const createOrFind =
  <T>({ find }: Lost, create: (idempotencyKey: string) => Promise<T>) =>
  async (idempotencyKey: string): Promise<T | { found: string }> => {
    try {
      return await create(idempotencyKey)
    } catch (failure) {
      if (!isFinalRefusal(failure)) throw failure
      const ids = await find().catch(reportFault)
      if (ids?.length === 0) throw failure
      const [found, ...others] = ids ?? []
      if (found === undefined || others.length > 0) throw new ApiError('badResponse')
      return { found }
    }
  }
