import * as contract from '../contract/payment'
import { answer, type Answer } from './answer'
import { ownOrder, payStatusOf, secondsToPay } from './orders'

export const paymentAnswers: Answer[] = [
  answer(contract.getPayStatus, ({ clinic, person, input }) => ({
    payStatus: payStatusOf(clinic, ownOrder(clinic, person, input.id)),
  })),

  answer(contract.paySurplusTime, ({ clinic, person, input }) =>
    secondsToPay(clinic, ownOrder(clinic, person, input.id)),
  ),
]
