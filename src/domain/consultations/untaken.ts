import type { Consultation } from './consultation'

/** A416: a quick consultation that no doctor has taken. Any other has a doctor, even where the answer names none. */
export const isUntaken = ({ type, doctor }: Pick<Consultation, 'type' | 'doctor'>): boolean =>
  type === 'quick' && doctor.id === undefined
