import * as v from 'valibot'
import { get, post } from './endpoint'
import { count, decimal, fen, id, lenient } from './fields'

const ORDER_TYPES = ['subscribe', 'consult', 'quickConsult'] as const

/** 1 pending pay, 2 paid, 3 refunding, 4 refunded, 5 pay timeout or closed unpaid (DICT-04, A405). */
export const payStatus = v.pipe(count, v.picklist([1, 2, 3, 4, 5]))

/**
 * Whether an order is paid: asked when its pay page opens, after the cashier's ok, and on return to the page (A380).
 * Only the provider tells the server of a payment.
 */
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

/** Parameters of the messaging app's payment (PAY-02); numbers are read as text. */
const wxText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
export const wxResult = v.object({
  timeStamp: wxText,
  nonceStr: wxText,
  packageValue: wxText,
  signType: wxText,
  paySign: wxText,
  appId: lenient(wxText),
})

/**
 * A placed order: at price 0 wxResult is unused (A416). Without one continuePay is asked for it. An unreadable amount
 * is NaN, and continuePay is asked for it too (RF6).
 */
export const payableOrder = v.object({
  id,
  practicalPrice: v.fallback(v.optional(fen), (found) => (found?.value ? NaN : undefined)),
  wxResult: lenient(wxResult),
})

/** An unpaid order: without amount or parameters the cashier cannot open. */
export const unpaidOrder = v.object({ id, practicalPrice: fen, wxResult })

export const continuePay = post('/order/continuePay', 'form', v.object({ id }), unpaidOrder)

export const continueConsultationPay = post(
  '/consultation/continuePay',
  'form',
  v.object({ consultationId: id }),
  unpaidOrder,
)
