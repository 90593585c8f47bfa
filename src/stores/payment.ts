import * as v from 'valibot'
import { continuePay, type PlacedOrder } from '../api/booking'
import { asApiError, type ApiError } from '../api/errors'
import { fetchPayStatus, fetchSecondsToPay } from '../api/payment'
import type { PayStatus } from '../domain/dictionaries'
import { CONFIRM_WAITS_S, type OrderType, type PayOutcome, type PayParameters } from '../domain/payment/payment'
import { wechat } from '../gateways/wechat/port'
import { wait } from '../lib/clock'
import { secondsLeft, startCountdown, type Countdown } from '../lib/countdown'
import { ask } from '../lib/remote'
import { readStored, removeStored, writeStored } from '../lib/storage'
import { resettable } from './store'

export type Payment =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError }
  /** Can be paid; `attempt` counts the cashiers opened so far, `last` is how the one before ended. */
  | {
      state: 'payable'
      priceFen: number
      parameters: PayParameters
      countdown: Countdown
      opening: boolean
      attempt: number
      last: Exclude<PayOutcome, 'ok'> | undefined
    }
  /** The cashier said ok and the server has not confirmed yet; `waiting` ends after the last automatic question. */
  | { state: 'confirming'; waiting: boolean }
  | { state: 'paid' }
  /** Paid and given back, or on the way back: the money came after closing, or the order was cancelled (A405). */
  | { state: 'refunded' }
  | { state: 'over' }
  /** No such order: the page has nothing to show. */
  | { state: 'unknown' }

type PaymentState = { payments: Record<string, Payment> }

const PREFIX = 'payment '
const keptSchema = v.object({
  /** wxPayParams and price (PAY-11). */
  wxPayParams: v.object({
    timeStamp: v.string(),
    nonceStr: v.string(),
    packageValue: v.string(),
    signType: v.string(),
    paySign: v.string(),
    appId: v.optional(v.string()),
  }),
  price: v.number(),
  /** The cashier said ok: no second charge may be offered until the server has spoken (A380). */
  confirming: v.boolean(),
})

export const usePayment = resettable<PaymentState>(() => ({ payments: {} }))

/** Keeps what is needed to pay a placed order, also over a reload (A93). */
export const rememberPayment = (type: OrderType, { id, priceFen, parameters }: PlacedOrder): void => {
  if (parameters !== undefined) writeStored('session', keyOf(type, id), { wxPayParams: parameters, price: priceFen, confirming: false })
}

/** Opens the pay page: the server is asked first, whatever this phone remembers (A93). */
export const openPayment = async (type: OrderType, id: string): Promise<void> => {
  show(id, { state: 'loading' })
  await load(type, id, async () => {
    const status = await fetchPayStatus(id, type)
    if (status !== 'pending') return settle(type, id, settledAs(status))
    const kept = keptOf(type, id)
    if (kept?.confirming === true) return { state: 'confirming', waiting: false }
    return payableOf(type, id)
  })
}

/** Opens the cashier, and asks the server what came of it. */
export const pay = async (type: OrderType, id: string): Promise<void> => {
  const payment = usePayment.getState().payments[id]
  if (payment?.state !== 'payable' || payment.opening || secondsLeft(payment.countdown) === 0) return
  const attempt = payment.attempt + 1
  show(id, { ...payment, opening: true, attempt, last: undefined })
  const outcome = await wechat().pay(payment.parameters)
  const current = usePayment.getState().payments[id]
  // The answer of a question asked on return to the page may have settled the order already.
  if (current?.state !== 'payable') return
  if (outcome !== 'ok') {
    // A cashier that was given up and opened anew may still speak of its end; only money counts then.
    if (current.attempt === attempt) show(id, { ...current, opening: false, last: outcome })
    return
  }
  writeStored('session', keyOf(type, id), { wxPayParams: payment.parameters, price: payment.priceFen, confirming: true })
  await confirmPayment(type, id)
}

/** Asks until the server confirms or thirty seconds are over; then the patient asks by a tap. */
const confirmPayment = async (type: OrderType, id: string): Promise<void> => {
  show(id, { state: 'confirming', waiting: true })
  for (const seconds of [0, ...CONFIRM_WAITS_S]) {
    if (seconds > 0) await wait(seconds * 1000)
    if (usePayment.getState().payments[id]?.state !== 'confirming') return
    if (await recheckPayment(type, id)) return
  }
  if (usePayment.getState().payments[id]?.state === 'confirming') show(id, { state: 'confirming', waiting: false })
}

/**
 * The patient is back at the page: what has become of the order? A cashier that has not spoken by now may
 * never do so; with the server's word that nothing was paid it can be opened again.
 */
export const returnToPayment = async (type: OrderType, id: string): Promise<void> => {
  const before = usePayment.getState().payments[id]
  if (before?.state !== 'payable' && before?.state !== 'confirming') return
  const status = await askStatus(type, id)
  const current = usePayment.getState().payments[id]
  if (status === 'pending' && current?.state === 'payable' && current.opening && current === before) show(id, { ...current, opening: false })
}

/** One question whether the order is settled by now; true when it is. Silent when the network fails. */
export const recheckPayment = async (type: OrderType, id: string): Promise<boolean> => {
  const status = await askStatus(type, id)
  return status !== undefined && status !== 'pending'
}

/** Asks the server and shows what is settled; undefined without an answer that counts. */
const askStatus = async (type: OrderType, id: string): Promise<PayStatus | undefined> => {
  const answer = await ask(`pay status ${id}`, () => fetchPayStatus(id, type))
  if (!answer.counts || !('data' in answer.result)) return undefined
  const status = answer.result.data
  if (status !== 'pending') show(id, settle(type, id, settledAs(status)))
  return status
}

const settledAs = (status: Exclude<PayStatus, 'pending'>): Payment => {
  switch (status) {
    case 'paid':
      return { state: 'paid' }
    case 'refunding':
    case 'refunded':
      return { state: 'refunded' }
    case 'over':
      return { state: 'over' }
  }
}

const payableOf = async (type: OrderType, id: string): Promise<Payment> => {
  // Consultations are paid from their own step on; until then there is no such order to pay.
  if (type !== 'subscribe') return { state: 'unknown' }
  const seconds = await fetchSecondsToPay(id)
  if (seconds <= 0) return settle(type, id, { state: 'over' })
  const kept = keptOf(type, id)
  if (kept !== undefined) return payable(kept.price, { ...kept.wxPayParams, appId: kept.wxPayParams.appId }, seconds)
  const order = await continuePay(id)
  if (order.parameters === undefined) return { state: 'unknown' }
  rememberPayment(type, order)
  return payable(order.priceFen, order.parameters, seconds)
}

const payable = (priceFen: number, parameters: PayParameters, seconds: number): Payment => ({
  state: 'payable',
  priceFen,
  parameters,
  countdown: startCountdown(seconds),
  opening: false,
  attempt: 0,
  // Outside the messaging app nothing can be paid, and it is better known before the tap (A363).
  last: wechat().isHere() ? undefined : 'missing',
})

const load = async (type: OrderType, id: string, question: () => Promise<Payment>): Promise<void> => {
  const answer = await ask(`payment ${id}`, question)
  if (!answer.counts) return
  if ('data' in answer.result) {
    show(id, answer.result.data)
    return
  }
  const error = asApiError(answer.result.error)
  show(id, error.kind === 'refused' ? settle(type, id, { state: 'unknown' }) : { state: 'failed', error })
}

/** What is settled needs no parameters any more. */
const settle = (type: OrderType, id: string, payment: Payment): Payment => {
  removeStored('session', keyOf(type, id))
  return payment
}

const keyOf = (type: OrderType, id: string): string => `${PREFIX}${type} ${id}`
const keptOf = (type: OrderType, id: string) => readStored('session', keyOf(type, id), keptSchema)
const show = (id: string, payment: Payment): void => usePayment.setState(({ payments }) => ({ payments: { ...payments, [id]: payment } }))
