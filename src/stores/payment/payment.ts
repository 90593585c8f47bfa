import type { ApiError } from '@/api/errors'
import type { OrderType, PayOutcome, PayParameters } from '@/domain/payment/payment'
import { wechat } from '@/gateways/wechat/port'
import type { Countdown } from '@/lib/countdown'
import { createStore } from '@/stores/createStore'
import { isMarkedConfirming } from './mark'
import { forgetParameters } from './parameters'

export type Payment =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError }
  /**
   * Payable; `attempt` is the latest tap, `last` is the outcome of the previous one, or why it opened no cashier.
   * `failUnknown`: it failed, and the server did not tell the status of the order (A613).
   */
  | {
      state: 'payable'
      priceFen: number
      parameters: PayParameters
      payerId: string
      countdown: Countdown
      opening: boolean
      attempt: symbol | undefined
      last: Exclude<PayOutcome, 'ok'> | 'failUnknown' | 'newPrice' | undefined
    }
  /**
   * The cashier answered ok, the server has not confirmed; `waiting` ends after the last automatic request. A `closed`
   * order may still receive the money, which is then refunded (A405).
   */
  | { state: 'confirming'; waiting: boolean; closed: boolean }
  /** `justPaid`: the payer arrives after paying (A648). */
  | { state: 'paid'; justPaid: boolean; priceFen?: number | undefined }
  /** The money is on its way back: it arrived after closing, or the order was cancelled (A405). */
  | { state: 'refunding' }
  /** The refund is over, also where nothing was refunded (A405). */
  | { state: 'refunded' }
  | { state: 'over' }
  | { state: 'unknown' }

type PaymentState = { payments: ReadonlyMap<string, Payment> }

export const usePayment = createStore<PaymentState>(() => ({ payments: new Map() }))

/** An appointment and a consultation may have the same id. */
export const paymentKey = (type: OrderType, id: string): string => `${type} ${id}`

export const paymentOf =
  (type: OrderType, id: string) =>
  ({ payments }: PaymentState): Payment =>
    payments.get(paymentKey(type, id)) ?? LOADING

export const LOADING: Payment = { state: 'loading' }

/** Whether the order was paid: it is paid, refunding or refunded. */
export const isPaidOrRefunded = (
  payment: Payment,
): payment is Extract<Payment, { state: 'paid' | 'refunding' | 'refunded' }> =>
  payment.state === 'paid' || payment.state === 'refunding' || payment.state === 'refunded'

/** Whether this browser has a cashier (A363). */
export const canPayHere = (): boolean => wechat().isHere()

/**
 * Returns why an order must not be paid now, even if an older list offers the payment; undefined when there is no
 * reason (RF4).
 */
export const reasonNotToPay =
  (type: OrderType, id: string) =>
  (known: PaymentState): 'confirming' | 'paid' | 'refunding' | 'refunded' | 'over' | undefined => {
    const payment = paymentOf(type, id)(known)
    if (isPaidOrRefunded(payment) || payment.state === 'over' || payment.state === 'confirming') return payment.state
    return isMarkedConfirming(type, id) ? 'confirming' : undefined
  }

export const showPayment = (type: OrderType, id: string, payment: Payment): void => {
  if (isPaidOrRefunded(payment) || payment.state === 'over' || payment.state === 'unknown') forgetParameters(type, id)
  usePayment.setState(({ payments }) => ({ payments: new Map(payments).set(paymentKey(type, id), payment) }))
}
