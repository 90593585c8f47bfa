import type { PlacedOrder } from '@/api/payment'
import type { OrderType } from '@/domain/payment/payment'
import { inTime } from '@/lib/inTime'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { rememberPayment } from './parameters'
import { sendOneOf } from '@/stores/sendOneOf'
import { canSubmit, sendParts, type Submission } from '@/stores/submit'

export type OrderSent =
  /** `newPriceFen`: the server's price, if it differs from the shown price of the order (RF6). */
  | { kind: 'placed'; id: string; toPay: boolean; shownFen: number; newPriceFen: number | undefined }
  | { kind: 'placedElsewhere'; id: string }
  | { kind: 'nothing' }
  | { kind: 'failed' }

type Order = {
  order: Sendable
  /** Represents every order of the same service or doctor, because the choices may change after a lost answer. */
  any: Sendable
  type: OrderType
  priceFen: number
  /** Returns the ids of the orders in the user's list that may be this one. */
  find: () => Promise<readonly string[]>
  onPlaced: (id: string) => void
  onRefused: () => void
}

const lostOrder = () => inTime(import('./lostOrder'))

/** Sends an order under both submission names, and stores what its payment needs. */
export const sendOrder = async (
  ordered: Order,
  create: (idempotencyKey: string) => Promise<PlacedOrder>,
): Promise<OrderSent> => {
  const { order, any, type, priceFen, onPlaced, onRefused } = ordered
  const sent = await sendParts<PlacedOrder | { found: string }>(order.name, async (sendPart) => {
    if (!hasUnconfirmed(any)) return sendOneOf(any, sendPart, order, create)
    return (await lostOrder()).findOrSend(ordered, sendPart, create)
  })
  switch (sent.kind) {
    case 'ignored':
      return { kind: 'nothing' }
    case 'unconfirmed':
      return { kind: 'failed' }
    case 'rejected':
      onRefused()
      return { kind: 'failed' }
    case 'sent':
      break
  }
  onPlaced('found' in sent.data ? sent.data.found : sent.data.id)
  if ('found' in sent.data) return { kind: 'placedElsewhere', id: sent.data.found }
  const { id, priceFen: askedFen } = sent.data
  if (askedFen > 0) rememberPayment(type, sent.data)
  const newPriceFen = askedFen === priceFen ? undefined : askedFen
  return { kind: 'placed', id, toPay: askedFen > 0, shownFen: priceFen, newPriceFen }
}

/** Whether any such order is unconfirmed, on this page or from before a reload (RB2, A434). */
export const isAnyOrderUnconfirmed = (any: Sendable, submission: Submission): boolean =>
  canSubmit(submission) && (submission.state === 'unconfirmed' || hasUnconfirmed(any))
