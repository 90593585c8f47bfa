import * as v from 'valibot'
import { day, moment, lenientTime } from './day'
import { get, post } from './endpoint'
import { age, code, count, fen, id, lenient, lenientId, lenientText, nothing, pageOf, paging, sex } from './fields'
import { payStatus } from './payment'

/**
 * To pay, paid, cancelled unpaid, cancelled, no-show, registered (APPT-13). An unknown code reads 0, so that the
 * appointment is shown (A460).
 */
const subscribeStatus = v.pipe(code, v.fallback(v.picklist(['0', '1', '2', '3', '4', '5', '6']), '0'))

export const appointment = v.object({
  id,
  subscribeNum: lenientText,
  subscribeStatus,
  orgImageUrl: lenientText,
  orgName: lenientText,
  address: lenientText,
  name: lenientText,
  age: lenient(age),
  sex: lenient(sex),
  telphone: lenientText,
  specificationName: lenientText,
  subscribeTime: day,
  createTime: lenientTime,
  originalPrice: lenient(fen),
  practicalPrice: fen,
  discountsId: lenientId,
  customerId: id,
  orgId: id,
  serviceId: id,
  inspectionId: lenientId,
  hqiId: lenientId,
})

export const getSubscribeDetail = get('/subscribe/getSubscribeDetail', v.object({ id }), appointment)

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

/**
 * The appointments of the account, newest first by createTime, and in a fixed order where it is the same. The app
 * looks on the first page alone for an order to pay, and for one whose answer was lost.
 */
export const listSubscribe = get('/subscribe/listSubscribe', v.object(paging), pageOf(appointmentRow))

const cancelReason = v.pipe(count, v.picklist([1, 2]))

export const cancelSubscribe = post('/subscribe/cancelSubscribe', 'form', v.object({ id, cancelReason }), nothing)

/** A406: the refund of a cancellation now, its deadline, and today's cancellations; an unpaid one has no deadline. */
export const getCancelInfo = get(
  '/subscribe/getCancelInfo',
  v.object({ id }),
  v.union([
    v.object({ refundPrice: v.pipe(fen, v.literal(0)), refundDeadline: lenient(moment), cancelledToday: count }),
    v.object({ refundPrice: fen, refundDeadline: moment, cancelledToday: count }),
  ]),
)

export const refund = v.object({
  id,
  subscribeNum: lenientText,
  payStatus,
  refundPrice: fen,
  cancelReason: lenient(cancelReason),
  createTime: lenientTime,
  refundTime: lenientTime,
})

export const getRefundDetail = get('/subscribe/getRefundDetail', v.object({ id }), refund)
