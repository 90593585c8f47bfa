import { DAY_MS } from '@/lib/time/units'
import type { Consultation } from './consultation'
import type { ConsultationStatus } from './dictionaries'

/**
 * The status of a consultation when this phone last opened it, the time of its last message in seconds, and the time
 * of opening. `own` is the user's id on the chat platform; undefined where the server did not send it.
 */
export type LastOpened = {
  status: ConsultationStatus | undefined
  saidAt: number
  at: number
  own?: string | undefined
}

export type UnreadConsultation = Pick<Consultation, 'id' | 'type' | 'patientName'> & {
  doctorName: string | undefined
  count: number | undefined
}

const ANSWERED: readonly (ConsultationStatus | undefined)[] = [
  'inConsultation',
  'endedByDoctor',
  'endedByUser',
  'endedBySystem',
  'closed',
]
const BY_DOCTOR: readonly (ConsultationStatus | undefined)[] = ['inConsultation', 'endedByDoctor']

/** A407: whether the app must check for new messages itself, because the server does not count them. */
export const isUncounted = ({ unread, status }: Pick<Consultation, 'unread' | 'status'>): boolean =>
  unread === undefined && ANSWERED.includes(status)

export const unreadByStatus = (
  { status }: Pick<Consultation, 'status'>,
  opened: LastOpened | undefined,
): 'unread' | 'none' | 'ask' => {
  if (opened === undefined) return status === 'endedByUser' || status === 'closed' ? 'none' : 'unread'
  const isOther = opened.status !== undefined && opened.status !== status
  return isOther && BY_DOCTOR.includes(status) ? 'unread' : 'ask'
}

const LAST_ANSWER_MS = 3 * DAY_MS

/** Whether a recently opened consultation has left the active list; a last answer may still arrive. */
export const hasClosedLately = (
  opened: ReadonlyMap<string, LastOpened>,
  goingOn: readonly Pick<Consultation, 'id'>[],
  now: number,
): boolean =>
  [...opened].some(([id, { at }]) => Math.abs(now - at) < LAST_ANSWER_MS && !goingOn.some((one) => one.id === id))

export const unreadConsultationOf = ({ id, type, patientName, doctor, unread }: Consultation): UnreadConsultation => ({
  id,
  type,
  patientName,
  doctorName: doctor.name,
  count: unread,
})

/** Returns the number of unread messages, or undefined when a count is unknown. */
export const totalOf = (unread: readonly UnreadConsultation[]): number | undefined =>
  unread.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
