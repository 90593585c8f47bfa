import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { sessionGuard } from '@/lib/sessionScope'
import { changeDoctorQuestion, loadOwner, ownerNow } from './doctorQuestion'

/** Chooses a relative who was just registered, without replacing what is kept of the question. */
export const bringExaminee = async (target: QuestionTarget, customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  if (ownerNow() === undefined) await loadOwner(target)
  if (isOn() && ownerNow() !== undefined) changeDoctorQuestion(target, { customerId })
}
