import type { ImPerson } from '@/gateways/im/port'
import { DAY_MS } from '@/lib/time/units'
import type { Consultation } from '@/mocks/consultations/record'
import { doctorIdOf } from '@/mocks/consultations/states'
import { findRow, type Clinic } from '@/mocks/clinic'
import type { Person } from '@/mocks/records'

export const DEMO_SDK_APP_ID = 1_400_000_000

const VALID_MS = 7 * DAY_MS

export const signatureFor = ({ now }: Clinic, person: Person): string => signed(person, now() + VALID_MS)

export const oldSignatureFor = ({ now }: Clinic, person: Person): string => signed(person, now() - 1)

const signed = ({ id }: Person, until: number): string => `${patientUserId(id)} until ${String(until)}`

export const signatureState = ({ now }: Clinic, userId: string, signature: string): 'good' | 'expired' | 'foreign' => {
  const [signed, until] = signature.split(' until ')
  if (signed !== userId || until === undefined) return 'foreign'
  return Number(until) > now() ? 'good' : 'expired'
}

export const SYSTEM_USER_ID = 'system'

export const patientUserId = (personId: string): string => `patient-${personId}`
export const doctorUserId = (doctorId: string): string => `doctor-${doctorId}`
export const isDoctor = (userId: string): boolean => userId.startsWith('doctor-')

export const membersOf = (clinic: Clinic, one: Consultation): ImPerson[] => {
  const doctorId = doctorIdOf(clinic, one)
  const ids = [patientUserId(one.ownerId), ...(doctorId === null ? [] : [doctorUserId(doctorId)])]
  return ids.flatMap((id) => profileOf(clinic, id))
}

export const profileOf = (clinic: Clinic, userId: string): ImPerson[] => {
  const doctor = clinic.seed.doctors.find(({ id }) => doctorUserId(id) === userId)
  if (doctor !== undefined) return [{ userId, name: doctor.name, pictureUrl: doctor.headPic ?? undefined }]
  const person = findRow(clinic, 'people', userId.replace('patient-', ''))
  return person === undefined ? [] : [{ userId, name: person.name ?? undefined, pictureUrl: undefined }]
}
