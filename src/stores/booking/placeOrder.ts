import { createOrder, type PlacedOrder } from '@/api/booking/booking'
import { orderBody, orderProblem, type OrderChoice, type OrderProblem } from '@/domain/booking/order'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { dropOrderDraft, loadCouponsAndPrice, ORDER, shownPriceFen, useOrder, type OrderState } from './order'
import { hasUnconfirmed } from '@/stores/idempotency'
import { rememberPayment } from '@/stores/payment/parameters'
import { canSubmit, sendingNow, sendParts, type Submission } from '@/stores/submit'

export type OrderResult =
  /** `newPriceFen`: the server's price, if it differs from the shown price of the order (RF6). */
  | { kind: 'placed'; id: string; toPay: boolean; shownFen: number; newPriceFen: number | undefined }
  | { kind: 'placedElsewhere'; id: string }
  | { kind: 'problem'; problem: OrderProblem }
  | { kind: 'alreadyCreating' }
  | { kind: 'nothing' }
  | { kind: 'failed' }

export const placeOrder = async (specificationCount: number): Promise<OrderResult> => {
  const { owner, choice, price } = useOrder.getState()
  if (!canSubmit(sendingNow(ORDER))) return { kind: 'alreadyCreating' }
  if (choice === undefined) return { kind: 'nothing' }
  const problem = orderProblem(choice, specificationCount)
  if (problem !== undefined) return { kind: 'problem', problem }
  const priceFen = shownPriceFen({ choice, price })
  if (priceFen === undefined) return { kind: 'nothing' }
  const userId = dataOf(owner)
  const body = orderBody(choice, priceFen)
  const what = { name: ORDER, body, userId }
  // Submitted under two names: this order, and any order of the service, because the choices may change.
  const any = anyOrder(choice, userId)
  const wasLost = sendingNow(ORDER).state === 'undecided'
  const sent = await sendParts<PlacedOrder | { found: string }>(ORDER, async (sendPart) => {
    // A484: another page may have received the lost answer, so check the list for the order first.
    const found = wasLost ? await (await inTime(import('./found'))).findPlaced(choice, [any, what]) : undefined
    if (found !== undefined) return { found }
    return sendPart(any, () => sendPart(what, (key) => createOrder(choice, priceFen, key)))
  })
  switch (sent.kind) {
    case 'stale':
      return { kind: 'nothing' }
    case 'undecided':
      return { kind: 'failed' }
    case 'refused':
      useOrder.setState({ price: undefined })
      void loadCouponsAndPrice()
      return { kind: 'failed' }
    case 'sent':
      break
  }
  const order = sent.data
  if (userId !== undefined) dropOrderDraft(userId)
  if ('found' in order) return { kind: 'placedElsewhere', id: order.found }
  if (order.priceFen > 0) rememberPayment('subscribe', order)
  const newPriceFen = order.priceFen === priceFen ? undefined : order.priceFen
  return { kind: 'placed', id: order.id, toPay: order.priceFen > 0, shownFen: priceFen, newPriceFen }
}

/**
 * Whether an order of this service is unconfirmed, on this page or from before a reload. It may be this order, or one
 * with earlier choices or an earlier price (RB2, A434).
 */
export const isOrderUnanswered = (
  { owner, choice }: Pick<OrderState, 'owner' | 'choice'>,
  sending: Submission,
): boolean => {
  if (choice === undefined || !canSubmit(sending)) return false
  if (sending.state === 'undecided') return true
  return hasUnconfirmed(anyOrder(choice, dataOf(owner)))
}

const anyOrder = ({ serviceId }: OrderChoice, userId: string | undefined) => ({
  name: `any ${ORDER} ${serviceId}`,
  body: undefined,
  userId,
})
