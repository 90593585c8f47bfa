import { number, object } from 'valibot'
import type { OrderType } from '@/domain/payment/payment'
import { now } from '@/lib/clock'
import { PAYMENT_MARK, usersHaving, readRecentUserItem, writeUserItem } from '@/stores/userStorage'

/**
 * The cashier said ok to an order: no second charge may be offered (A380). Like a draft this is kept of the person who
 * paid for half a day, over the session and the page (RF4), and over one wrong answer that calls the order paid (RG2).
 */
const schema = object({ at: number() })

export const markConfirming = (payerId: string, type: OrderType, id: string): void => {
  writeUserItem(payerId, nameOf(type, id), { at: now() })
}

/**
 * Nobody but its owner can see an order, so whoever has it before her is the one who paid, also before she is
 * known.
 */
export const isMarkedConfirming = (type: OrderType, id: string): boolean => {
  const name = nameOf(type, id)
  return usersHaving(name).some((payerId) => readRecentUserItem(payerId, name, schema) !== undefined)
}

const nameOf = (type: OrderType, id: string): string => `${PAYMENT_MARK}${type} ${id}`
