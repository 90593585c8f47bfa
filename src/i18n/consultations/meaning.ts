import type { TFunction } from 'i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { deadlineOf } from '@/domain/consultations/deadline'
import { dayInSentence, type ShellWords } from '@/i18n/dates'
import { chinaDay, chinaTime } from '@/lib/time/day'

type Words = TFunction<'consultations'>

/** The meaning of a status for the customer, with the follow-ups left if known, and until when (A493). */
export const consultationMeaning = (
  t: Words,
  shell: ShellWords,
  consultation: Pick<Consultation, 'status' | 'followUps' | 'askedAt'>,
  now: number,
): string => {
  const { status, followUps } = consultation
  if (status === undefined) return t('mine.unknownMeaning')
  const count = followUps ?? 0
  const isOver = status === 'endedByDoctor' || status === 'endedByUser' || status === 'endedBySystem'
  if (isOver && count <= 0) return t('mine.ended')
  const deadline = deadlineOf(consultation, now)
  if (deadline === undefined) return t(`meanings.${status}`, { count })
  const until = chinaTime(deadline.until)
  return t(`meaningsUntil.${deadline.status}`, {
    count,
    day: dayInSentence(shell, until.slice(0, 10), chinaDay(now)),
    time: until.slice(11, 16),
  })
}
