import { createOrder } from '../api/booking'
import { asApiError, isUndecided } from '../api/errors'
import { orderProblem, type OrderChoice, type OrderProblem } from '../domain/booking/order'
import { randomId } from '../lib/random'
import { ask } from '../lib/remote'
import { removeStored } from '../lib/storage'
import { DRAFT_KEY, loadCouponsAndPrice, setChoice, shownPriceFen, useOrder, type OrderError } from './bookingOrder'
import { rememberPayment } from './payment'

export type OrderResult =
  /** `newPriceFen` is what the server asks where that is not the shown price, at which the order was sent (RF6). */
  | { kind: 'placed'; id: string; toPay: boolean; shownFen: number; newPriceFen: number | undefined }
  | { kind: 'problem'; problem: OrderProblem }
  | { kind: 'alreadyCreating' }
  /** Nothing to place yet, or nobody to tell any more. */
  | { kind: 'nothing' }
  | { kind: 'failed' }

/** Creates the order for the shown choice at the shown price, once. */
export const placeOrder = async (specificationCount: number): Promise<OrderResult> => {
  const { choice, price, progress, idempotencyKey } = useOrder.getState()
  if (progress !== 'choosing') return { kind: 'alreadyCreating' }
  if (choice === undefined) return { kind: 'nothing' }
  const problem = orderProblem(choice, specificationCount)
  if (problem !== undefined) return { kind: 'problem', problem }
  const priceFen = shownPriceFen({ choice, price })
  if (priceFen === undefined) return { kind: 'nothing' }
  useOrder.setState({ progress: 'creating', failure: undefined })
  const answer = await ask('new order', () => createOrder(choice, priceFen, idempotencyKey))
  if (!answer.counts) return { kind: 'nothing' }
  if ('error' in answer.result) {
    giveBack(choice, asApiError(answer.result.error))
    return { kind: 'failed' }
  }
  const order = answer.result.data
  removeStored('session', DRAFT_KEY)
  useOrder.setState({ progress: 'placed', idempotencyKey: randomId() })
  if (order.priceFen > 0) rememberPayment('subscribe', order)
  const newPriceFen = order.priceFen === priceFen ? undefined : order.priceFen
  return { kind: 'placed', id: order.id, toPay: order.priceFen > 0, shownFen: priceFen, newPriceFen }
}

const giveBack = (choice: OrderChoice, failure: OrderError): void => {
  useOrder.setState({ progress: 'choosing', failure })
  // Without an answer the same order is asked for again under the same key.
  if (isUndecided(failure)) return
  // A definite refusal ends the attempt, perhaps because the price has changed.
  useOrder.setState({ price: undefined })
  setChoice(choice)
  void loadCouponsAndPrice()
}
