import * as v from 'valibot'
import { unpaidOrder } from './booking/booking'
import { get, post } from './endpoint'
import { count, decimal, id } from './fields'

const ORDER_TYPES = ['subscribe', 'consult', 'quickConsult'] as const

/** 1 pending pay, 2 paid, 3 refunding, 4 refunded, 5 pay timeout or closed unpaid (DICT-04, A405). */
export const payStatus = v.pipe(count, v.picklist([1, 2, 3, 4, 5]))

export const getPayStatus = get(
  '/order/getPayStatus',
  v.object({ id, type: v.picklist(ORDER_TYPES) }),
  v.object({ payStatus }),
)

/** Whole seconds; fractions are rounded down. */
const seconds = v.pipe(decimal, v.transform(Math.floor), v.safeInteger())

/** Seconds left to pay an appointment; below 0 counts as none (A317). */
export const paySurplusTime = get('/order/paySurplusTime', v.object({ id }), seconds)

/** Seconds left to pay a consultation; below 0 counts as none (API-48, A348). */
export const consultationSurplusTime = get('/consultation/paySurplusTime', v.object({ consultationId: id }), seconds)

export const continueConsultationPay = post(
  '/consultation/continuePay',
  'form',
  v.object({ consultationId: id }),
  unpaidOrder,
)
