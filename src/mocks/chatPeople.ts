import type { ImPerson } from '../gateways/im/port'
import { findRow, type Clinic } from './clinic'
import type { Consultation } from './consultRecord'
import { doctorIdOf } from './consultStates'

/** Who speaks for the platform itself. */
export const SYSTEM_USER_ID = 'system'

/** Ids on the platform. */
export const patientUserId = (personId: string): string => `patient-${personId}`
export const doctorUserId = (doctorId: string): string => `doctor-${doctorId}`
export const isDoctor = (userId: string): boolean => userId.startsWith('doctor-')

/** Who speaks in a consultation. */
export const membersOf = (clinic: Clinic, one: Consultation): ImPerson[] => {
  const doctor = clinic.seed.doctors.find(({ id }) => id === doctorIdOf(clinic, one))
  const patient = {
    userId: patientUserId(one.ownerId),
    name: findRow(clinic, 'people', one.ownerId)?.name ?? undefined,
  }
  return [
    { ...patient, pictureUrl: undefined },
    ...(doctor === undefined ? [] : [{ userId: doctorUserId(doctor.id), name: doctor.name, pictureUrl: undefined }]),
  ]
}
