import type { TFunction } from 'i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { isUntaken } from '@/domain/consultations/untaken'
import { doctorLine } from './texts'

/** A387: the doctor of a consultation, or — where the answer names none. Only an untaken question has no doctor. */
export const askedDoctor = (
  t: TFunction<'consultations'>,
  shell: TFunction,
  consultation: Pick<Consultation, 'type' | 'doctor'>,
): string => doctorLine(t, consultation.doctor) || (isUntaken(consultation) ? t('mine.noDoctor') : shell('unknown'))
