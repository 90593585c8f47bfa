import { randomId } from '@/lib/random'
import { findRow, putRow, transact, type Clinic } from '@/mocks/clinic'
import { payDelayMs } from '@/mocks/scenario/scenario'

const APP_ID = 'wx0000000000000000'

type Order = { id: string; practicalPrice: number }

/** A new order; at price 0 the messaging app's cashier needs nothing (A416). */
export const placed = (order: Order, now: number) =>
  order.practicalPrice === 0 ? { ...idAndPrice(order), wxResult: null } : payable(order, now)

/** What the cashier needs for an unpaid order. */
export const payable = (order: Order, now: number) => ({
  ...idAndPrice(order),
  wxResult: {
    appId: APP_ID,
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomId(),
    packageValue: `prepay_id=${order.id}`,
    signType: 'RSA',
    paySign: randomId(),
  },
})

const idAndPrice = ({ id, practicalPrice }: Order) => ({ id, practicalPrice })

/** Undefined for an unknown or already paid order. */
export const amountDue = (clinic: Clinic, id: string): number | undefined =>
  transact(clinic, () => unpaidOrder(clinic, id)?.practicalPrice ?? unpaidConsultation(clinic, id)?.practicalPrice)

/**
 * Pays an appointment or a consultation; the clinic learns of it after the delay. Returns false when there is nothing
 * to pay.
 */
export const payOrder = (clinic: Clinic, id: string, { settleAfterMs }: { settleAfterMs: number }): boolean =>
  transact(clinic, () => {
    const paidAt = clinic.now() + Math.max(settleAfterMs, payDelayMs(clinic))
    const order = unpaidOrder(clinic, id)
    if (order !== undefined) putRow(clinic, 'orders', { ...order, paidAt })
    const consultation = unpaidConsultation(clinic, id)
    if (consultation !== undefined) putRow(clinic, 'consultations', { ...consultation, paidAt })
    return order !== undefined || consultation !== undefined
  })

const unpaidOrder = (clinic: Clinic, id: string) => {
  const order = findRow(clinic, 'orders', id)
  return order?.paidAt === null ? order : undefined
}

const unpaidConsultation = (clinic: Clinic, id: string) => {
  const consultation = findRow(clinic, 'consultations', id)
  return consultation?.paidAt === null ? consultation : undefined
}
