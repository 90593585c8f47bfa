import * as v from 'valibot'
import { get } from './endpoint'
import { count, id, integer } from './fields'

/** The three kinds of order that the pay page takes (NAV-12). */
const ORDER_TYPES = ['subscribe', 'consult', 'quickConsult'] as const

/** 1 pending pay, 2 paid, 3 refunding, 4 refunded, 5 pay timeout or closed unpaid (DICT-04, A405). */
export const payStatus = v.pipe(count, v.picklist([1, 2, 3, 4, 5]))

/** Whether an order is paid (A380). */
export const getPayStatus = get(
  '/order/getPayStatus',
  v.object({ id, type: v.picklist(ORDER_TYPES) }),
  v.object({ payStatus }),
)

/** Seconds left to pay an appointment order; below 0 counts as none (A317). */
export const paySurplusTime = get('/order/paySurplusTime', v.object({ id }), integer)
