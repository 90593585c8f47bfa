import { patientUserId } from './people'
import type { Clinic } from '@/mocks/clinic'
import type { Person } from '@/mocks/records'

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
