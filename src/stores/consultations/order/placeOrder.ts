import { createConsultOrder } from '@/api/consultations/consultations'
import { targetKey, type ProblemTarget } from '@/domain/consultations/problem'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { answeredFen, askConsultPrice, CONSULT_ORDER, useConsultOrder, wireTarget } from './order'
import { pictureUrls, useConsultsPictures } from './pictures'
import { dropProblemDraft, ownerNow, problemNow, type useProblem } from './problem'
import { isUnanswered, sendOrder, type OrderSent } from '@/stores/payment/sendOrder'
import { canSubmit, sendingNow, type Submission } from '@/stores/submit'

export const placeConsult = async (target: ProblemTarget): Promise<OrderSent> => {
  const state = useConsultOrder.getState()
  const priceFen = answeredFen(state)
  const wired = wireTarget(target)
  const problem = problemNow(target)
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
  const userId = ownerNow()
  return sendOrder(
    {
      order: { name: CONSULT_ORDER, body: order, userId },
      any: anyOrder(target, userId),
      type: target === 'quick' ? 'quickConsult' : 'consult',
      priceFen,
      find: async () => (await inTime(import('./findConsultation'))).findConsultation(order),
      onPlaced: () => dropProblemDraft(target),
      onRefused: () => void askConsultPrice(target),
    },
    (key) => createConsultOrder(order, key),
  )
}

/** Whether an order is unconfirmed, on this page or from before a reload (RB2, A434). */
export const isConsultUnanswered = (
  target: ProblemTarget,
  { owner }: Pick<ReturnType<typeof useProblem.getState>, 'owner'>,
  sending: Submission,
): boolean => isUnanswered(anyOrder(target, dataOf(owner)), sending)

const anyOrder = (target: ProblemTarget, userId: string | undefined) => ({
  name: `any ${CONSULT_ORDER} ${targetKey(target)}`,
  body: undefined,
  userId,
})
