import * as v from 'valibot'
import type { PayStatus } from '@/domain/dictionaries'
import type { OrderType } from '@/domain/payment/payment'
import { isExpired, readUserItem, usersHaving, writeUserItem } from '@/stores/userStorage'
import { isMarkedConfirming, markNameOf } from './mark'
import { storedToPay } from './parameters'
import { showPayment, type Payment } from './payment'

export const CONFIRMING: Payment = { state: 'confirming', waiting: false, closed: false }

type NonPendingStatus = Exclude<PayStatus, 'pending'>

/** `shown` is what the page has shown of the order; undefined while it opens. */
export const settledAs = (type: OrderType, id: string, status: NonPendingStatus, shown?: Payment): Payment => {
  switch (status) {
    case 'paid': {
      const justPaid = shown !== undefined || isResultAwaited(type, id)
      return { state: 'paid', justPaid, priceFen: storedToPay(type, id)?.priceFen }
    }
    case 'refunding':
    case 'refunded':
      return { state: status }
    case 'over': {
      const waiting = shown?.state === 'confirming' && shown.waiting
      return isMarkedConfirming(type, id) ? { ...CONFIRMING, waiting, closed: true } : { state: 'over' }
    }
  }
}

/** Shows what the server says of the order. The mark of a paid one stays, and notes that the result was shown. */
export const showAnswer = (type: OrderType, id: string, payment: Payment): void => {
  showPayment(type, id, payment)
  if (payment.state !== 'paid') return
  for (const { userId, at } of marksOf(type, id)) writeUserItem(userId, markNameOf(type, id), { at, told: true })
}

/** A648: whether a payment began on this phone and its result was not shown. */
const isResultAwaited = (type: OrderType, id: string): boolean =>
  storedToPay(type, id) !== undefined || marksOf(type, id).some(({ told }) => !told)

const markSchema = v.object({ at: v.number(), told: v.optional(v.boolean(), false) })

const marksOf = (type: OrderType, id: string) => {
  const name = markNameOf(type, id)
  return usersHaving(name).flatMap((userId) => {
    const mark = isExpired(userId, name) ? undefined : readUserItem(userId, name, markSchema)
    return mark === undefined ? [] : [{ userId, ...mark }]
  })
}
