import { createOrder } from '../api/booking'
import { asApiError, isUndecided } from '../api/errors'
import { orderBody, orderProblem, type OrderProblem } from '../domain/booking/order'
import { latestOnly, dataOf } from '../lib/remote'
import { dropOrderDraft } from './bookingDraft'
import { loadCouponsAndPrice, shownPriceFen, useOrder, type OrderError, type OrderState } from './bookingOrder'
import { isUnanswered, withIdempotencyKey } from './idempotency'
import { rememberPayment } from './paymentParameters'

export type OrderResult =
  /** `newPriceFen` is what the server asks where that is not the shown price, at which the order was sent (RF6). */
  | { kind: 'placed'; id: string; toPay: boolean; shownFen: number; newPriceFen: number | undefined }
  | { kind: 'problem'; problem: OrderProblem }
  | { kind: 'alreadyCreating' }
  /** Nothing to place yet, or nobody to tell any more. */
  | { kind: 'nothing' }
  | { kind: 'failed' }

const ORDER = 'order'

/** Creates the order for the shown choice at the shown price, once. */
export const placeOrder = async (specificationCount: number): Promise<OrderResult> => {
  const { owner, choice, price, progress } = useOrder.getState()
  if (progress !== 'choosing') return { kind: 'alreadyCreating' }
  if (choice === undefined) return { kind: 'nothing' }
  const problem = orderProblem(choice, specificationCount)
  if (problem !== undefined) return { kind: 'problem', problem }
  const priceFen = shownPriceFen({ choice, price })
  if (priceFen === undefined) return { kind: 'nothing' }
  useOrder.setState({ progress: 'creating', failure: undefined })
  const userId = dataOf(owner)
  const answer = await latestOnly('new order', () =>
    withIdempotencyKey(ORDER, orderBody(choice, priceFen), (key) => createOrder(choice, priceFen, key), userId),
  )
  if (answer.stale) return { kind: 'nothing' }
  if ('error' in answer.result) {
    giveBack(asApiError(answer.result.error))
    return { kind: 'failed' }
  }
  const order = answer.result.data
  if (userId !== undefined) dropOrderDraft(userId)
  useOrder.setState({ progress: 'placed' })
  if (order.priceFen > 0) rememberPayment('subscribe', order)
  const newPriceFen = order.priceFen === priceFen ? undefined : order.priceFen
  return { kind: 'placed', id: order.id, toPay: order.priceFen > 0, shownFen: priceFen, newPriceFen }
}

/**
 * Whether an order was sent of which nobody knows what became: this very one, or the one before its choices were
 * changed (RB2).
 */
export const isOrderUnanswered = ({ owner, choice, price, progress, failure }: OrderState): boolean => {
  if (choice === undefined || progress !== 'choosing') return false
  if (failure !== undefined && isUndecided(failure)) return true
  const priceFen = shownPriceFen({ choice, price })
  return priceFen !== undefined && isUnanswered(ORDER, orderBody(choice, priceFen), dataOf(owner))
}

const giveBack = (failure: OrderError): void => {
  useOrder.setState({ progress: 'choosing', failure })
  if (isUndecided(failure)) return
  // A definite refusal ends the attempt, perhaps because the price has changed.
  useOrder.setState({ price: undefined })
  void loadCouponsAndPrice()
}
