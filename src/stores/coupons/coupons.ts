import { fetchOrderCoupons } from '@/api/coupons'
import type { Coupon } from '@/domain/coupons'
import type { Broken } from '@/lib/broken'
import { idle, loadFresh, slotAt, type ByKey, type Remote } from '@/lib/remote'
import { resettable } from '@/stores/store'

/** What the coupons of an order are asked for. */
type ForOrder = { serviceId: string; specificationId: string }

/** By couponsKey. */
type CouponsState = { forOrders: ByKey<Remote<(Coupon | Broken)[]>> }

export const useCoupons = resettable<CouponsState>(() => ({ forOrders: new Map() }))

export const couponsKey = ({ serviceId, specificationId }: ForOrder): string =>
  JSON.stringify([serviceId, specificationId])

/** The customer's coupons for an order, asked anew each time: they can be used up elsewhere. */
export const loadOrderCoupons = (order: ForOrder): Promise<void> => {
  const key = couponsKey(order)
  return loadFresh(slotAt(useCoupons, 'forOrders', key, idle), () =>
    fetchOrderCoupons(order.serviceId, order.specificationId),
  )
}
