import type { ImPerson } from '@/gateways/im/port'
import { findRow, type Clinic } from '@/mocks/clinic'
import type { Consultation } from '@/mocks/consultations/record'
import { doctorIdOf } from '@/mocks/consultations/states'

/** Who speaks for the platform itself. */
export const SYSTEM_USER_ID = 'system'

/** Ids on the platform. */
export const patientUserId = (personId: string): string => `patient-${personId}`
export const doctorUserId = (doctorId: string): string => `doctor-${doctorId}`
export const isDoctor = (userId: string): boolean => userId.startsWith('doctor-')

/** Who speaks in a consultation. */
export const membersOf = (clinic: Clinic, one: Consultation): ImPerson[] => {
  const doctorId = doctorIdOf(clinic, one)
  const ids = [patientUserId(one.ownerId), ...(doctorId === null ? [] : [doctorUserId(doctorId)])]
  return ids.flatMap((id) => profileOf(clinic, id))
}

/** What the platform tells of somebody; nothing of whom it does not know. */
export const profileOf = (clinic: Clinic, userId: string): ImPerson[] => {
  const doctor = clinic.seed.doctors.find(({ id }) => doctorUserId(id) === userId)
  if (doctor !== undefined) return [{ userId, name: doctor.name, pictureUrl: doctor.headPic ?? undefined }]
  const person = findRow(clinic, 'people', userId.replace('patient-', ''))
  return person === undefined ? [] : [{ userId, name: person.name ?? undefined, pictureUrl: undefined }]
}
