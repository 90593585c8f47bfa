import type { TFunction } from 'i18next'
import type { Consultation, Doctor } from '@/domain/consultations/consultation'
import { joinWithDot } from '@/lib/joinWithDot'

type Words = TFunction<'consultations'>

/** “主任医师 · 乳腺外科”; missing parts are left out. */
export const doctorRole = (t: Words, { title, section }: Pick<Doctor, 'title' | 'section'>): string =>
  joinWithDot(
    title && ('known' in title ? t(`titles.${title.known}`) : title.text),
    section && ('known' in section ? t(`sections.${section.known}`) : section.text),
  )

/** With a separator, for use after the name; empty without any part. */
export const doctorLine = (
  t: Words,
  doctor: Pick<Doctor, 'title' | 'section'> & { name?: string | undefined },
): string => joinWithDot(doctor.name, doctorRole(t, doctor))

/** The meaning of a status for the customer, with the follow-ups left if known. */
export const consultMeaning = (
  t: Words,
  { status, followUps }: Pick<Consultation, 'status' | 'followUps'>,
): string => {
  if (status === undefined) return t('mine.unknownMeaning')
  const isOver = status === 'endedByDoctor' || status === 'endedByUser' || status === 'endedBySystem'
  if (!isOver) return t(`meanings.${status}`)
  return followUps === undefined || followUps <= 0 ? t('mine.ended') : t(`meanings.${status}`, { count: followUps })
}
