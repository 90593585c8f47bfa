import { createConsultOrder } from '../api/consults'
import type { ProblemTarget } from '../domain/consults/problem'
import { dataOf } from '../lib/remote'
import { answeredFen, askConsultPrice, CONSULT_ORDER, useConsultOrder, wireTarget } from './consultsOrder'
import { pictureUrls, useConsultsPictures } from './consultsPictures'
import { dropProblem, problemOf, useProblem } from './consultsProblem'
import { rememberPayment } from './paymentParameters'
import { isToBeSent, send, sendingNow } from './send'

export type PlacedConsult =
  | { kind: 'placed'; id: string; toPay: boolean }
  /** There is nothing to place yet, or nobody to tell any more. */
  | { kind: 'nothing' }
  | { kind: 'failed' }

/** Creates the order at the shown price, once (A381). */
export const placeConsult = async (target: ProblemTarget): Promise<PlacedConsult> => {
  const state = useConsultOrder.getState()
  const priceFen = answeredFen(state)
  const wired = wireTarget(target)
  const problem = problemOf(target)(useProblem.getState())
  if (priceFen === undefined || wired === undefined || !isToBeSent(sendingNow(CONSULT_ORDER)))
    return { kind: 'nothing' }
  const order = {
    target: wired,
    customerId: problem.customerId,
    coupon: state.coupon,
    priceFen,
    question: problem.question.trim(),
    pictureUrls: pictureUrls(useConsultsPictures.getState()),
    reportId: problem.reportId,
  }
  const userId = dataOf(useProblem.getState().owner)
  const sent = await send({ name: CONSULT_ORDER, body: order, userId }, (key) => createConsultOrder(order, key))
  switch (sent.kind) {
    case 'stale':
      return { kind: 'nothing' }
    case 'undecided':
      return { kind: 'failed' }
    case 'refused':
      void askConsultPrice(target)
      return { kind: 'failed' }
    case 'sent':
      break
  }
  if (sent.data.priceFen > 0) rememberPayment(target === 'quick' ? 'quickConsult' : 'consult', sent.data)
  dropProblem(target)
  return { kind: 'placed', id: sent.data.id, toPay: sent.data.priceFen > 0 }
}
