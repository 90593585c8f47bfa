import { asApiError, isFinalRefusal } from '@/api/errors'
import { fetchPayStatus, fetchSecondsToPay } from '@/api/payment'
import type { PayStatus } from '@/domain/dictionaries'
import { CONFIRM_WAITS_S, type OrderType } from '@/domain/payment/payment'
import { wechat } from '@/gateways/wechat/port'
import { wait } from '@/lib/time/clock'
import { secondsLeft, startCountdown } from '@/lib/countdown'
import { latestOnly } from '@/lib/sessionScope'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { isMarkedConfirming, markConfirming } from './mark'
import { forgetParameters, storedToPay, type ToPay } from './parameters'
import { ensureParameters } from './ensureParameters'
import { settledAs, showAnswer, CONFIRMING } from './result'
import { canPayHere, isPaidOrRefunded, LOADING, paymentKey, showPayment, usePayment, type Payment } from './payment'

/**
 * Opens the pay page: the server decides, whatever this phone has stored (A93). Without an answer, a time that
 * `isOver` on this page stays so (A108).
 */
export const openPayment = async (type: OrderType, id: string, isOver = false): Promise<void> => {
  showPayment(type, id, LOADING)
  const answer = await latestOnly(questionOf(type, id), () => fetchPayment(type, id))
  if (answer.state === 'stale') return
  const { state } = answer
  if (state === 'ready') showAnswer(type, id, answer.data)
  else if (isOver) showAnswer(type, id, settledAs(type, id, 'over'))
  else showAnswer(type, id, { state, error: asApiError(answer.error) })
}

/**
 * Opens the cashier, once at a time. Its ok is checked with the server; any other answer leaves the order payable. A
 * price that differs from the shown one is shown instead, and the next tap agrees to it (RF6).
 */
export const pay = async (type: OrderType, id: string): Promise<void> => {
  const payment = shownOf(type, id)
  if (payment?.state !== 'payable' || payment.opening || secondsLeft(payment.countdown) === 0) return
  if (showsConfirming(type, id)) return
  // Unique, so that a late answer never counts for a page that was opened again.
  const attempt = Symbol('attempt')
  showPayment(type, id, { ...payment, opening: true, attempt, last: undefined })
  // A failed payment removed the stored ones, so it is tried again with new ones (A112).
  const toPay = storedToPay(type, id) ?? (await renewParameters(type, id, attempt))
  if (toPay === undefined || showsConfirming(type, id)) return
  const { priceFen, parameters } = toPay
  showAttempt(type, id, attempt, { priceFen, parameters })
  if (priceFen !== payment.priceFen) {
    showAttempt(type, id, attempt, { opening: false, last: 'newPrice' })
    return
  }
  const outcome = await wechat().pay(parameters)
  if (outcome === 'ok') {
    await handleOk(type, id, payment.payerId)
    return
  }
  if (outcome === 'fail') {
    forgetParameters(type, id)
    await showFailure(type, id, attempt)
    return
  }
  // A cashier of an earlier attempt may still answer; then only its ok counts.
  showAttempt(type, id, attempt, { opening: false, last: outcome })
}

type Payable = Extract<Payment, { state: 'payable' }>

/** Returns what the page shows of this attempt; undefined when it has ended. */
const shownAttempt = (type: OrderType, id: string, attempt: symbol): Payable | undefined => {
  const current = shownOf(type, id)
  return current?.state === 'payable' && current.attempt === attempt ? current : undefined
}

const showAttempt = (type: OrderType, id: string, attempt: symbol, change: Partial<Payable>): void => {
  const current = shownAttempt(type, id, attempt)
  if (current !== undefined) showPayment(type, id, { ...current, ...change })
}

/**
 * Asks for the status before the page says that this attempt failed. The order may be paid in another tab, or closed,
 * so only its status says whether it is kept (A557, A609).
 */
const showFailure = async (type: OrderType, id: string, attempt: symbol): Promise<void> => {
  if (shownAttempt(type, id, attempt) === undefined) return
  const status = await askStatus(type, id)
  showAttempt(type, id, attempt, { opening: false, last: status === undefined ? 'failUnknown' : 'fail' })
}

/** Whether the cashier has said ok, perhaps in another tab; the page then shows that. */
const showsConfirming = (type: OrderType, id: string): boolean => {
  const isMarked = isMarkedConfirming(type, id)
  if (isMarked) showPayment(type, id, CONFIRMING)
  return isMarked
}

/** Returns undefined when this attempt has ended meanwhile. */
const renewParameters = async (type: OrderType, id: string, attempt: symbol): Promise<ToPay | undefined> => {
  const answer = await askToPay(type, id)
  const current = shownAttempt(type, id, attempt)
  if (answer !== 'refused') return current && (answer === 'none' ? current : answer)
  await showFailure(type, id, attempt)
  return undefined
}

/** Returns parameters, `refused`, or `none` without an answer: a server may lack the call (A390). */
const askToPay = async (type: OrderType, id: string): Promise<ToPay | 'refused' | 'none'> => {
  try {
    return await ensureParameters(type, id)
  } catch (failure) {
    return isFinalRefusal(failure) ? 'refused' : 'none'
  }
}

/**
 * Requests the status after every ok of the cashier, in any state of the page: an expired time does not exclude a
 * payment (A380, A405).
 */
const handleOk = async (type: OrderType, id: string, payerId: string): Promise<void> => {
  const current = shownOf(type, id)
  if (current !== undefined && isPaidOrRefunded(current)) return
  markConfirming(payerId, type, id)
  // The session has ended; the stored mark blocks a payment after the next sign-in.
  if (current === undefined) return
  if (current.state !== 'confirming' || !current.waiting) await confirmPayment(type, id)
}

/** Requests the status until it is confirmed or thirty seconds pass; then the user can request it. */
const confirmPayment = async (type: OrderType, id: string): Promise<void> => {
  showPayment(type, id, { state: 'confirming', waiting: true, closed: false })
  for (const seconds of [0, ...CONFIRM_WAITS_S]) {
    if (seconds > 0) await wait(seconds * 1000)
    if (shownOf(type, id)?.state === 'confirming') await askStatus(type, id)
    if (shownOf(type, id)?.state !== 'confirming') return
  }
  const current = shownOf(type, id)
  if (current?.state === 'confirming') showPayment(type, id, { ...current, waiting: false })
}

/**
 * Refetches the order on return to the page. The cashier may never answer; once the server reports the order as
 * unpaid, the cashier can be opened again. The seconds are refetched too, because the clock of a sleeping phone stops
 * (RA14).
 */
export const returnToPayment = async (type: OrderType, id: string): Promise<void> => {
  const before = shownOf(type, id)
  if (before?.state !== 'payable' && before?.state !== 'confirming' && before?.state !== 'over') return
  const status = await askStatus(type, id)
  const current = shownOf(type, id)
  if (status !== 'pending' || current?.state !== 'payable') return
  if (showsConfirming(type, id)) return
  if (current.opening && current === before) showPayment(type, id, { ...current, opening: false })
  await renewCountdown(type, id)
}

const renewCountdown = async (type: OrderType, id: string): Promise<void> => {
  const answer = await latestOnly(`seconds of ${questionOf(type, id)}`, () => fetchSecondsToPay(id, type))
  const current = shownOf(type, id)
  if (answer.state !== 'ready' || current?.state !== 'payable') return
  const seconds = answer.data
  showPayment(type, id, seconds > 0 ? { ...current, countdown: startCountdown(seconds) } : { state: 'over' })
}

/** Requests the status once; true when the server answered. Network failures are not reported. */
export const recheckPayment = async (type: OrderType, id: string): Promise<boolean> =>
  (await askStatus(type, id)) !== undefined

/** The latest status request of each order. */
const useAsks = createStore<{ latest: ReadonlyMap<string, Promise<PayStatus | undefined>> }>(() => ({
  latest: new Map(),
}))

/** Requests the status once. A request that a later one overtakes has the later one's answer. */
const askStatus = (type: OrderType, id: string): Promise<PayStatus | undefined> => {
  const key = paymentKey(type, id)
  const asked: Promise<PayStatus | undefined> = fetchAndShowStatus(type, id).then((status) => {
    const later = useAsks.getState().latest.get(key)
    return later === undefined || later === asked ? status : later
  })
  useAsks.setState(({ latest }) => ({ latest: new Map(latest).set(key, asked) }))
  return asked
}

/** Requests the status and shows a settled one; undefined without a valid answer. */
const fetchAndShowStatus = async (type: OrderType, id: string): Promise<PayStatus | undefined> => {
  const answer = await latestOnly(questionOf(type, id), () => fetchPayStatus(id, type))
  if (answer.state !== 'ready') return undefined
  const status = answer.data
  if (status !== 'pending') showAnswer(type, id, settledAs(type, id, status, shownOf(type, id)))
  return status
}

const fetchPayment = async (type: OrderType, id: string): Promise<Payment> => {
  const status = await fetchStatusIfKnown(type, id)
  if (status === undefined) return { state: 'unknown' }
  if (status !== 'pending') return settledAs(type, id, status)
  return (await isPayerHere(type, id)) ? CONFIRMING : fetchPayable(type, id)
}

/** Whether the cashier's ok belongs to the signed-in customer; marks of others are removed. */
const isPayerHere = async (type: OrderType, id: string): Promise<boolean> => {
  if (!isMarkedConfirming(type, id)) return false
  await ensureCustomer()
  return isMarkedConfirming(type, id)
}

/** Only a refusal of this call means that the order does not exist (A93). */
const fetchStatusIfKnown = async (type: OrderType, id: string): Promise<PayStatus | undefined> => {
  try {
    return await fetchPayStatus(id, type)
  } catch (failure) {
    if (isFinalRefusal(failure)) return undefined
    throw failure
  }
}

const fetchPayable = async (type: OrderType, id: string): Promise<Payment> => {
  const [seconds, { id: payerId }] = await Promise.all([fetchSecondsToPay(id, type), ensureCustomer()])
  if (seconds <= 0) return { state: 'over' }
  return {
    state: 'payable',
    ...(await ensureParameters(type, id)),
    payerId,
    countdown: startCountdown(seconds),
    opening: false,
    attempt: undefined,
    // Outside the messaging app nothing can be paid, and the page shows that before the tap (A363).
    last: canPayHere() ? undefined : 'missing',
  }
}

/** Status requests of an order share one name, so that an earlier answer never overrides a later one. */
const questionOf = (type: OrderType, id: string): string => `payment ${paymentKey(type, id)}`
const shownOf = (type: OrderType, id: string): Payment | undefined =>
  usePayment.getState().payments.get(paymentKey(type, id))
