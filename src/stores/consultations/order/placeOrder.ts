import { createConsultOrder } from '@/api/consultations'
import { targetKey, type ProblemTarget } from '@/domain/consultations/problem'
import { dataOf } from '@/lib/remote'
import { answeredFen, askConsultPrice, CONSULT_ORDER, useConsultOrder, wireTarget } from './order'
import { pictureUrls, useConsultsPictures } from './pictures'
import { dropProblemDraft, problemOf, useProblem } from './problem'
import { hasUnconfirmed } from '@/stores/idempotency'
import { rememberPayment } from '@/stores/payment/parameters'
import { canSubmit, sendingNow, sendParts, type Submission } from '@/stores/submit'

export type PlacedConsult =
  /** `newPriceFen`: the server's price, if it differs from the shown price of the order (RF6). */
  | { kind: 'placed'; id: string; toPay: boolean; shownFen: number; newPriceFen: number | undefined }
  | { kind: 'nothing' }
  | { kind: 'failed' }

export const placeConsult = async (target: ProblemTarget): Promise<PlacedConsult> => {
  const state = useConsultOrder.getState()
  const priceFen = answeredFen(state)
  const wired = wireTarget(target)
  const problem = problemOf(target)(useProblem.getState())
  if (priceFen === undefined || wired === undefined || !canSubmit(sendingNow(CONSULT_ORDER)))
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
  const what = { name: CONSULT_ORDER, body: order, userId }
  // Submitted under two names: this order, and any order to the target, because the order may change.
  const sent = await sendParts(CONSULT_ORDER, (sendPart) =>
    sendPart(anyOrder(target, userId), () => sendPart(what, (key) => createConsultOrder(order, key))),
  )
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
  dropProblemDraft(target)
  const { id, priceFen: askedFen } = sent.data
  const newPriceFen = askedFen === priceFen ? undefined : askedFen
  return { kind: 'placed', id, toPay: askedFen > 0, shownFen: priceFen, newPriceFen }
}

/** Whether an order is unconfirmed, on this page or from before a reload (RB2, A434). */
export const isConsultUnanswered = (
  target: ProblemTarget,
  { owner }: Pick<ReturnType<typeof useProblem.getState>, 'owner'>,
  sending: Submission,
): boolean => canSubmit(sending) && (sending.state === 'undecided' || hasUnconfirmed(anyOrder(target, dataOf(owner))))

const anyOrder = (target: ProblemTarget, userId: string | undefined) => ({
  name: `any ${CONSULT_ORDER} ${targetKey(target)}`,
  body: undefined,
  userId,
})
