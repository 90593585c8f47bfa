import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { isBlank } from '@/domain/validation/typed'
import { findConsultationById } from '../consultationById'
import { uploadStates, useConsultationPictures } from './pictures'
import { changeDoctorQuestion, doctorQuestionNow, loadOwner, ownerNow } from './doctorQuestion'

/**
 * Prepares a new question to the doctor of a consultation for the same examinee, unless one is begun already.
 * Returns the doctor's id; undefined where the consultation is not found or names no doctor. Rejects when the list
 * fails.
 */
export const prepareToAskAgain = async (id: string): Promise<string | undefined> => {
  const { doctor, customerId } = (await findConsultationById(id, { endedFirst: true })) ?? {}
  if (doctor?.id === undefined) return undefined
  const target = { doctorId: doctor.id }
  await loadOwner(target)
  if (ownerNow() !== undefined && customerId !== undefined && !isBegun(target))
    changeDoctorQuestion(target, { customerId })
  return doctor.id
}

/** A589: text, report and pictures are about the person for whom they were chosen. */
const isBegun = (target: QuestionTarget): boolean => {
  const { question, reportId } = doctorQuestionNow(target)
  const hasPicture = uploadStates(useConsultationPictures.getState()).some((state) => state !== 'unStart')
  return !isBlank(question) || reportId !== '' || hasPicture
}
