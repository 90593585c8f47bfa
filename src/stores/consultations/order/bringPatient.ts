import type { ProblemTarget } from '@/domain/consultations/problem'
import { sessionGuard } from '@/lib/sessionScope'
import { changeProblem, loadOwner, ownerNow } from './problem'

/** Chooses a relative who was just registered, without replacing what is kept of the question. */
export const bringPatient = async (target: ProblemTarget, customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  if (ownerNow() === undefined) await loadOwner(target)
  if (isOn() && ownerNow() !== undefined) changeProblem(target, { customerId })
}
