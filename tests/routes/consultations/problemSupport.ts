import type { ProblemTarget } from '@/domain/consultations/problem'
import { startConsultationOrder } from '@/stores/consultations/order/order'
import { changeProblem } from '@/stores/consultations/order/problem'

/** Fills in the problem for a doctor or a quick consultation, as if typed just now. */
export const askedOf = (target: ProblemTarget): void => {
  changeProblem(target, { customerId: '1001', question: '左侧有点胀痛', agreed: true, priceFen: 9_900 })
  startConsultationOrder(target)
}

/** Fills in the problem for the address of a consultation order; ignores other addresses. */
export const askedFor = (url: string): void => {
  if (url === '/consult/order') askedOf({ doctorId: '3002' })
  if (url === '/consult/quickOrder') askedOf('quick')
}
