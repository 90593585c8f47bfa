import type { Consultation } from './consultation'
import type { ConsultationStatus } from './dictionaries'

/**
 * How a consultation stood when it was last opened on this phone, when the last thing was said by then in seconds, and
 * when that was.
 */
export type LastOpened = { status: ConsultationStatus | undefined; saidAt: number; at: number }

/** A consultation in which something was said that nobody has read. */
export type News = Pick<Consultation, 'id' | 'type' | 'patientName'> & {
  doctorName: string | undefined
  /** How much; undefined where the server does not count. */
  count: number | undefined
}

/** In these somebody may have answered. */
const ANSWERED: readonly (ConsultationStatus | undefined)[] = [
  'inConsultation',
  'endedByDoctor',
  'endedByUser',
  'endedBySystem',
  'closed',
]
/** Only the doctor brings these about. */
const BY_DOCTOR: readonly (ConsultationStatus | undefined)[] = ['inConsultation', 'endedByDoctor']

/** Whether this phone has to find out by itself whether a consultation has news (A407). */
export const isUncounted = ({ unread, status }: Pick<Consultation, 'unread' | 'status'>): boolean =>
  unread === undefined && ANSWERED.includes(status)

/**
 * What the status alone says of a consultation that nobody counts: compared with how it stood when it was last opened,
 * it has news, has none, or its last message has to be asked for.
 */
export const newsByStatus = (
  { status }: Pick<Consultation, 'status'>,
  opened: LastOpened | undefined,
): 'news' | 'none' | 'ask' => {
  if (opened === undefined) return status === 'endedByUser' || status === 'closed' ? 'none' : 'news'
  const isOther = opened.status !== undefined && opened.status !== status
  return isOther && BY_DOCTOR.includes(status) ? 'news' : 'ask'
}

const DAY_MS = 24 * 3_600_000
/** So long after it was opened here the answer to a last question may come. */
const LAST_ANSWER_MS = 3 * DAY_MS

/** Whether one that was opened lately is no more among those that go on: its last question may be answered still. */
export const hasClosedLately = (
  opened: ReadonlyMap<string, LastOpened>,
  goingOn: readonly Pick<Consultation, 'id'>[],
  now: number,
): boolean =>
  [...opened].some(([id, { at }]) => Math.abs(now - at) < LAST_ANSWER_MS && !goingOn.some((one) => one.id === id))

/** The news of a consultation. */
export const newsOf = ({ id, type, patientName, doctor, unread }: Consultation): News => ({
  id,
  type,
  patientName,
  doctorName: doctor.name,
  count: unread,
})

/** How much is unread in all; undefined where that is not known, 0 where there is nothing. */
export const totalOf = (news: readonly News[]): number | undefined =>
  news.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
