import * as contract from '@/contract/payment'
import { answer, type Answer } from '@/mocks/answer'
import { consultationPayStatusOf, ownConsultation } from '@/mocks/consultations/states'
import { ownOrder, payStatusOf, secondsToPay } from '@/mocks/booking/orders'

export const paymentAnswers: Answer[] = [
  answer(contract.getPayStatus, ({ clinic, person, input: { type, id } }) => ({
    payStatus:
      type === 'subscribe'
        ? payStatusOf(clinic, ownOrder(clinic, person, id))
        : consultationPayStatusOf(clinic, ownConsultation(clinic, person, id)),
  })),

  answer(contract.paySurplusTime, ({ clinic, person, input }) =>
    secondsToPay(clinic, ownOrder(clinic, person, input.id)),
  ),
]
