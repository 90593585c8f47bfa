import * as v from 'valibot'
import type { OrderChoice } from '@/domain/booking/order'
import { now } from '@/lib/clock'
import { ORDER_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

const schema = v.object({
  at: v.number(),
  choice: v.pipe(
    v.object({
      serviceId: v.string(),
      organisationId: v.string(),
      day: v.string(),
      customerId: v.string(),
      specificationId: v.string(),
      coupon: v.optional(v.object({ couponId: v.string(), copyId: v.string() })),
    }),
    v.transform((choice) => ({ ...choice, coupon: choice.coupon })),
  ),
})

/**
 * What this person had chosen on the way to an order when the page or the session ended, for half a day (A97,
 * RA4).
 */
export const readOrderDraft = (userId: string): OrderChoice | undefined =>
  readRecentUserItem(userId, ORDER_DRAFT, schema)?.choice

export const keepOrderDraft = (userId: string, choice: OrderChoice): boolean =>
  writeUserItem(userId, ORDER_DRAFT, { at: now(), choice })

export const dropOrderDraft = (userId: string): void => removeUserItem(userId, ORDER_DRAFT)
