import { createConsultationOrder } from '@/api/consultations/consultations'
import { targetKey, typeAsked, type QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { consultationOrderType } from '@/domain/payment/payment'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { rememberTab } from '../consultations'
import { answeredFen, askConsultationPrice, CONSULTATION_ORDER, useConsultationOrder, wireTarget } from './order'
import { pictureUrls, useConsultationPictures } from './pictures'
import { doctorQuestionNow, dropDoctorQuestionDraft, ownerNow, type useDoctorQuestion } from './doctorQuestion'
import { isAnyOrderUnconfirmed, sendOrder, type OrderSent } from '@/stores/payment/sendOrder'
import { canSubmit, submissionNow, type Submission } from '@/stores/submit'

/** Sends the order at the shown price in fen. Kind `nothing`: an order is running, or the price is unknown. */
export const placeConsultation = async (target: QuestionTarget): Promise<OrderSent> => {
  const state = useConsultationOrder.getState()
  const priceFen = answeredFen(state)
  const wired = wireTarget(target)
  const { customerId, question, reportId } = doctorQuestionNow(target)
  if (priceFen === undefined || wired === undefined || !canSubmit(submissionNow(CONSULTATION_ORDER)))
    return { kind: 'nothing' }
  const order = {
    target: wired,
    customerId,
    coupon: state.coupon,
    priceFen,
    question: question.trim(),
    pictureUrls: pictureUrls(useConsultationPictures.getState()),
    reportId,
  }
  const userId = ownerNow()
  // The list then opens on the tab that holds this order, also where its answer is lost.
  rememberTab('incomplete')
  return sendOrder(
    {
      order: { name: CONSULTATION_ORDER, body: order, userId },
      any: anyOrder(target, userId),
      type: consultationOrderType(typeAsked(target)),
      priceFen,
      find: async () => (await inTime(import('./findConsultation'))).findConsultation(order),
      onPlaced: () => dropDoctorQuestionDraft(target),
      onRefused: () => void askConsultationPrice(target),
    },
    (key) => createConsultationOrder(order, key),
  )
}

/** Whether an order is unconfirmed, on this page or from before a reload (RB2, A434). */
export const isConsultationUnconfirmed = (
  target: QuestionTarget,
  { owner }: Pick<ReturnType<typeof useDoctorQuestion.getState>, 'owner'>,
  submission: Submission,
): boolean => isAnyOrderUnconfirmed(anyOrder(target, dataOf(owner)), submission)

const anyOrder = (target: QuestionTarget, userId: string | undefined) => ({
  name: `any ${CONSULTATION_ORDER} ${targetKey(target)}`,
  body: undefined,
  userId,
})
