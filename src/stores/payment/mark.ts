import type { Consultation } from '@/domain/consultations/consultation'
import { consultationOrderType, type OrderType } from '@/domain/payment/payment'
import { now } from '@/lib/time/clock'
import { PAYMENT_MARK, isExpired, usersHaving, writeUserItem } from '@/stores/userStorage'

/**
 * Mark that the cashier answered ok for an order: no second charge may be offered (A380). It is stored for the payer
 * for half a day, across session and page (RF4). One wrong answer that calls the order paid does not remove it (RG2).
 */
export const markConfirming = (payerId: string, type: OrderType, id: string): void => {
  writeUserItem(payerId, markNameOf(type, id), { at: now() })
}

/** Works before the customer is known: only its owner can see an order, so this user paid it. */
export const isMarkedConfirming = (type: OrderType, id: string): boolean => {
  const name = markNameOf(type, id)
  return usersHaving(name).some((payerId) => !isExpired(payerId, name))
}

/** RF4: the cashier said ok for this consultation, so it must not be paid again, even if a list calls it unpaid. */
export const isConfirming = ({ id, type }: Pick<Consultation, 'id' | 'type'>): boolean =>
  isMarkedConfirming(consultationOrderType(type), id)

export const markNameOf = (type: OrderType, id: string): string => `${PAYMENT_MARK}${type} ${id}`
