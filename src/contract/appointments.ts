import * as v from 'valibot'
import { appointment } from './booking/booking'
import { moment, lenientTime } from './day'
import { get, post } from './endpoint'
import { count, fen, id, nothing, pageOf, paging, lenient, lenientText } from './fields'
import { payStatus } from './payment'

/** What the list tells of an appointment (A318, A417). */
export const appointmentRow = v.pick(appointment, [
  'id',
  'subscribeNum',
  'subscribeStatus',
  'orgImageUrl',
  'orgName',
  'subscribeTime',
  'practicalPrice',
  'name',
  'specificationName',
])

/** The appointments of the customer and of the relatives (A318). */
export const listSubscribe = get('/subscribe/listSubscribe', v.object(paging), pageOf(appointmentRow))

/** 1 plan changed or booked wrongly, 2 other (APPT-18). */
const cancelReason = v.pipe(count, v.picklist([1, 2]))

/** Cancels an appointment, paid or not (A320). */
export const cancelSubscribe = post('/subscribe/cancelSubscribe', 'form', v.object({ id, cancelReason }), nothing)

/**
 * A406: what comes back if it is cancelled now, until when, and how many were cancelled today; what is not paid
 * has no deadline.
 */
export const getCancelInfo = get(
  '/subscribe/getCancelInfo',
  v.object({ id }),
  v.union([
    v.object({ refundPrice: v.pipe(fen, v.literal(0)), refundDeadline: lenient(moment), cancelledToday: count }),
    v.object({ refundPrice: fen, refundDeadline: moment, cancelledToday: count }),
  ]),
)

/** What came back of a paid appointment (A115, A321). */
export const refund = v.object({
  id,
  subscribeNum: lenientText,
  payStatus,
  refundPrice: fen,
  cancelReason: lenient(cancelReason),
  createTime: lenientTime,
  refundTime: lenientTime,
})

/** The refund of a cancelled appointment (A321). */
export const getRefundDetail = get('/subscribe/getRefundDetail', v.object({ id }), refund)
