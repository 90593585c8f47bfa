import * as contract from '@/contract/appointments'
import { chinaDay, chinaTime } from '@/lib/time/day'
import { answer, type Answer } from '@/mocks/answer'
import { allRows, putRow, type Clinic } from '@/mocks/clinic'
import { orderRowOf } from '@/mocks/booking/orderRow'
import { isPaid, ownOrder, payStatusOf, subscribeStatusOf } from '@/mocks/booking/orders'
import { pageOf } from '@/mocks/paginate'
import type { Order, Person } from '@/mocks/records'
import { refundAt, refundDeadline, refundedAt } from './refunds'
import { Refusal } from '@/mocks/refusal'
import { bilingual } from '@/mocks/bilingual'

const CANCELLATIONS_A_DAY = 3

export const appointmentAnswers: Answer[] = [
  answer(contract.listSubscribe, ({ clinic, person, input }) => {
    const newestFirst = ordersOf(clinic, person).sort((a, b) => b.createdAt - a.createdAt)
    const page = pageOf(newestFirst, input)
    return { ...page, list: page.list.map((order) => orderRowOf(clinic, person, order)) }
  }),

  answer(contract.getCancelInfo, ({ clinic, person, input, now }) => {
    const order = cancellable(clinic, person, input.id)
    const paid = isPaid(clinic, order)
    return {
      refundPrice: paid ? refundAt(order, now) : 0,
      refundDeadline: paid ? refundDeadline(order) : null,
      cancelledToday: cancelledToday(clinic, person, now),
    }
  }),

  answer(contract.cancelSubscribe, ({ clinic, person, input, now }) => {
    const order = cancellable(clinic, person, input.id)
    if (cancelledToday(clinic, person, now) >= CANCELLATIONS_A_DAY)
      throw new Refusal(
        50080,
        bilingual('今天已取消3次，每个自然日最多取消3次', 'You have cancelled 3 times today, the most in one day'),
      )
    putRow(clinic, 'orders', { ...order, cancelled: { at: now, reason: input.cancelReason } })
    return null
  }),

  answer(contract.getRefundDetail, ({ clinic, person, input, now }) => {
    const order = ownOrder(clinic, person, input.id)
    const { id, number, cancelled } = order
    if (cancelled === undefined || !isPaid(clinic, order))
      throw new Refusal(50081, bilingual('该订单没有退款信息', 'This order has no refund'))
    const refundPrice = refundAt(order, cancelled.at)
    const back = refundedAt(cancelled.at)
    return {
      id,
      subscribeNum: number,
      payStatus: payStatusOf(clinic, order),
      refundPrice,
      cancelReason: cancelled.reason,
      createTime: chinaTime(cancelled.at),
      refundTime: refundPrice > 0 && back <= now ? chinaTime(back) : null,
    }
  }),
]

const ordersOf = (clinic: Clinic, owner: Person): Order[] =>
  allRows(clinic, 'orders').filter(({ ownerId }) => ownerId === owner.id)

const cancellable = (clinic: Clinic, owner: Person, id: string): Order => {
  const order = ownOrder(clinic, owner, id)
  if (!['1', '2'].includes(subscribeStatusOf(clinic, order)))
    throw new Refusal(50079, bilingual('当前状态不能取消', 'This order can no longer be cancelled'))
  return order
}

/** Returns the number of cancellations today. It includes unpaid orders, but not those that closed by themselves. */
const cancelledToday = (clinic: Clinic, owner: Person, now: number): number =>
  ordersOf(clinic, owner).filter(
    ({ cancelled }) => cancelled !== undefined && chinaDay(cancelled.at) === chinaDay(now),
  ).length
