import { momentIn } from '@/lib/time/momentIn'
import { HOUR_MS } from '@/lib/time/units'
import type { Consultation } from './consultation'

const HOURS = { awaitingReply: 24, assigning: 24, inConsultation: 72, endedBySystem: 96 } as const
type TimedStatus = keyof typeof HOURS

const isTimed = (status: Consultation['status']): status is TimedStatus => status !== undefined && status in HOURS

/**
 * Returns when a status ends at the latest, in epoch milliseconds. The doctor has 24 hours to reply, a consultation
 * lasts 72, and follow-ups are possible for 24 more (CONSULT-34, CONSULT-36, CONSULT-37). Undefined if the time of the
 * question is unknown or the deadline has passed.
 */
export const deadlineOf = (
  { status, askedAt }: Pick<Consultation, 'status' | 'askedAt'>,
  now: number,
): { status: TimedStatus; until: number } | undefined => {
  const askedMs = askedAt === undefined ? undefined : momentIn(askedAt)
  if (askedMs === undefined || !isTimed(status)) return undefined
  const until = askedMs + HOURS[status] * HOUR_MS
  return until > now ? { status, until } : undefined
}

const HOURS_AFTER_END = 24

/**
 * Returns until when follow-ups are possible after the doctor or the user ended a consultation. All times are epoch
 * milliseconds.
 */
export const followUpsUntil = (endedAt: number, now: number): number | undefined => {
  const until = endedAt + HOURS_AFTER_END * HOUR_MS
  return until > now ? until : undefined
}
