import { chinaDay } from '@/lib/time/day'
import { MINUTE_MS } from '@/lib/time/units'
import { findRow, type Clinic } from '@/mocks/clinic'
import type { Order, Person } from '@/mocks/records'
import { refundAt, refundedAt } from '@/mocks/appointments/refunds'
import { Refusal } from '@/mocks/refusal'
import { bilingual } from '@/mocks/bilingual'

export const PAY_WITHIN_MS = 15 * MINUTE_MS

/** Returns an order of this owner; for anyone else it does not exist. */
export const ownOrder = (clinic: Clinic, owner: Person, id: string): Order => {
  const order = findRow(clinic, 'orders', id)
  if (order === undefined || order.ownerId !== owner.id)
    throw new Refusal(50404, bilingual('订单不存在', 'There is no such order'))
  return order
}

export const isPaid = ({ now }: Clinic, { paidAt, createdAt, cancelled }: Order): boolean =>
  paidAt !== null &&
  paidAt <= now() &&
  paidAt <= createdAt + PAY_WITHIN_MS &&
  (cancelled === undefined || paidAt <= cancelled.at)

/** A405: 1 pending pay, 2 paid, 3 refunding, 4 refunded, 5 pay timeout or closed unpaid. */
export const payStatusOf = (clinic: Clinic, order: Order): 1 | 2 | 3 | 4 | 5 => {
  const { paidAt, cancelled } = order
  const now = clinic.now()
  if (isPaid(clinic, order)) {
    if (cancelled === undefined) return 2
    return refundAt(order, cancelled.at) > 0 && now < refundedAt(cancelled.at) ? 3 : 4
  }
  // The payment arrived after closing.
  if (paidAt !== null && paidAt <= now) return now < refundedAt(paidAt) ? 3 : 4
  return cancelled === undefined && now < payUntil(order) ? 1 : 5
}

/** '1' to pay, '2' paid, '3' cancelled unpaid, '4' cancelled, '5' no-show, '6' registered. */
export const subscribeStatusOf = (clinic: Clinic, order: Order): '1' | '2' | '3' | '4' | '5' | '6' => {
  if (!isPaid(clinic, order)) return payStatusOf(clinic, order) === 1 ? '1' : '3'
  if (order.cancelled !== undefined) return '4'
  if (order.registeredAt !== undefined) return '6'
  return order.day < chinaDay(clinic.now()) ? '5' : '2'
}

export const isOpen = (clinic: Clinic, order: Order): boolean => !['3', '4'].includes(subscribeStatusOf(clinic, order))

/** Seconds, negative when the time is over. */
export const secondsToPay = ({ now }: Clinic, order: Order): number => Math.ceil((payUntil(order) - now()) / 1000)

const payUntil = (order: Order): number => order.createdAt + PAY_WITHIN_MS
