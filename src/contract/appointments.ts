import * as v from 'valibot'
import { appointment } from './booking/booking'
import { moment, lenientTime } from './day'
import { get, post } from './endpoint'
import { count, fen, id, nothing, pageOf, paging, lenient, lenientText } from './fields'
import { payStatus } from './payment'

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
