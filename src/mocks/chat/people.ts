import type { ImPerson } from '@/gateways/im/port'
import type { Consultation } from '@/mocks/consultations/record'
import { doctorIdOf } from '@/mocks/consultations/states'
import { findRow, type Clinic } from '../clinic'
import type { Person } from '../records'

/** The number of an application that no platform has. */
export const DEMO_SDK_APP_ID = 1_400_000_000

const VALID_MS = 7 * 24 * 3_600_000

/** What lets a person in, for a week. */
export const signatureFor = ({ now }: Clinic, person: Person): string => signed(person, now() + VALID_MS)

/** What would have let a person in until a moment ago. */
export const oldSignatureFor = ({ now }: Clinic, person: Person): string => signed(person, now() - 1)

const signed = ({ id }: Person, until: number): string => `${patientUserId(id)} until ${String(until)}`

/** Whether it lets this one in, and has not run out. */
export const signatureState = ({ now }: Clinic, userId: string, signature: string): 'good' | 'expired' | 'foreign' => {
  const [signed, until] = signature.split(' until ')
  if (signed !== userId || until === undefined) return 'foreign'
  return Number(until) > now() ? 'good' : 'expired'
}

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
