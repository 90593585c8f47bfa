import { fetchOrderCoupons } from '@/api/coupons'
import type { Coupon } from '@/domain/coupons'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { idle, loadOrClear, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

type ForOrder = { serviceId: string; specificationId: string }

type CouponsState = { forOrders: ReadonlyMap<string, RemoteData<(Coupon | UnreadableRow)[]>> }

export const useCoupons = createStore<CouponsState>(() => ({ forOrders: new Map() }))

export const couponsKey = ({ serviceId, specificationId }: ForOrder): string =>
  JSON.stringify([serviceId, specificationId])

export const loadOrderCoupons = (order: ForOrder): Promise<void> => {
  const key = couponsKey(order)
  return loadOrClear(slotAt(useCoupons, 'forOrders', key, idle), () =>
    fetchOrderCoupons(order.serviceId, order.specificationId),
  )
}
