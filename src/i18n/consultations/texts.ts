import type { TFunction } from 'i18next'
import type { Doctor } from '@/domain/consultations/consultation'
import { joinWithDot } from '@/lib/joinWithDot'

type Words = TFunction<'consultations'>

/** “主任医师 · 乳腺外科”; missing parts are left out. */
export const doctorRole = (t: Words, { title, section }: Pick<Doctor, 'title' | 'section'>): string =>
  joinWithDot(
    title && ('known' in title ? t(`titles.${title.known}`) : title.text),
    section && ('known' in section ? t(`sections.${section.known}`) : section.text),
  )

/** Returns the role after a separator, to follow the name; empty if both parts are missing. */
export const doctorLine = (
  t: Words,
  doctor: Pick<Doctor, 'title' | 'section'> & { name?: string | undefined },
): string => joinWithDot(doctor.name, doctorRole(t, doctor))
