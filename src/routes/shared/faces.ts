import type { Doctor } from '@/domain/consultations/consultation'
import type { Sex } from '@/domain/dictionaries'
import type { FaceName } from '@/ui/illustrations/Face'

const DOCTORS = [
  'doctor0',
  'doctor1',
  'doctor2',
  'doctor3',
  'doctor4',
  'doctor5',
  'doctor6',
  'doctor7',
  'doctor8',
  'doctor9',
] as const satisfies FaceName[]

/**
 * A491: the name decides the face, because the chat has no id of the doctor and must show the same face as the list.
 */
export const doctorFace = ({ name, id = '' }: { name: Doctor['name']; id?: string | undefined }): FaceName => {
  let sum = 0
  for (const letter of name ?? id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return DOCTORS[sum % DOCTORS.length] ?? 'nobody'
}

type Person = { sex: Sex | undefined; age: number | undefined }

/** Without a sex the face is nobody's; without an age it is that of the middle years. */
export const personFace = ({ sex, age = 45 }: Person): FaceName => {
  if (sex === undefined) return 'nobody'
  if (age < 16) return `${sex}Child`
  if (age < 40) return `${sex}Young`
  return age < 60 ? `${sex}Middle` : `${sex}Old`
}
