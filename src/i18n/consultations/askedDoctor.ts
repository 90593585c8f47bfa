import type { TFunction } from 'i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { isUntaken } from '@/domain/consultations/untaken'
import { doctorLine } from './texts'

/** Returns the doctor of a consultation: — where none is told (A387), and that there is none only where that is so. */
export const askedDoctor = (
  t: TFunction<'consultations'>,
  shell: TFunction,
  consultation: Pick<Consultation, 'type' | 'doctor'>,
): string => doctorLine(t, consultation.doctor) || (isUntaken(consultation) ? t('mine.noDoctor') : shell('unknown'))
