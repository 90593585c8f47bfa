import type { ProblemTarget } from '@/domain/consultations/problem'
import { startConsultOrder } from '@/stores/consultations/order/order'
import { changeProblem } from '@/stores/consultations/order/problem'

/** What is asked of a doctor, or of whoever is free, as if it had been typed just now. */
export const askedOf = (target: ProblemTarget): void => {
  changeProblem(target, { customerId: '1001', question: '左侧有点胀痛', agreed: true, priceFen: 9_900 })
  startConsultOrder(target)
}

/** The same for the address of an order of either kind; other addresses need nothing. */
export const askedFor = (url: string): void => {
  if (url === '/consult/order') askedOf({ doctorId: '3002' })
  if (url === '/consult/quickOrder') askedOf('quick')
}
