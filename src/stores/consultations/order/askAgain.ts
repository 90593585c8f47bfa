import { isBlank } from '@/domain/validation/typed'
import { findConsultationById } from '../consultationById'
import { changeProblem, loadOwner, ownerNow, problemNow } from './problem'

/**
 * Prepares a new question to the doctor of a consultation for the same examinee, unless one is written already.
 * Returns the doctor's id; undefined where the consultation is not found or names no doctor. Rejects when the list
 * fails.
 */
export const prepareToAskAgain = async (id: string): Promise<string | undefined> => {
  const { doctor, customerId } = (await findConsultationById(id, { isOver: true })) ?? {}
  if (doctor?.id === undefined) return undefined
  const target = { doctorId: doctor.id }
  await loadOwner(target)
  if (ownerNow() !== undefined && customerId !== undefined && isBlank(problemNow(target).question))
    changeProblem(target, { customerId })
  return doctor.id
}
