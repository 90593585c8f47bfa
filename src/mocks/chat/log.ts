import { MINUTE_MS } from '@/lib/time/units'
import type { Consultation } from '@/mocks/consultations/record'
import { chatStartedAt, firstReplyAt } from '@/mocks/consultations/states'
import { isOn } from '@/mocks/scenario/scenario'
import { bulkOf, linesOf, type Line } from '@/mocks/seeds/chats'
import { findRow, type Clinic } from '@/mocks/clinic'
import { withoutFiles, customElement, textElement, type Element } from './elements'
import { isDoctor, patientUserId, doctorUserId, SYSTEM_USER_ID } from './people'
import type { Chat, Said } from './record'
import { bilingual } from '@/mocks/bilingual'

/**
 * Returns the messages that follow from the consultation's times and those written here, in order, including future
 * ones.
 */
const chatTail = (clinic: Clinic, one: Consultation, { said }: Chat): Said[] => {
  const since = chatStartedAt(clinic, one)
  if (since === undefined) return []
  const reply = firstReplyAt(clinic, one)
  const line = (name: string, at: number | undefined, by: Line['by'], element: Element): Said[] =>
    at === undefined ? [] : [{ ...saidBy(one, by), id: `${one.id}-${name}`, at, ...element }]
  return [
    ...line('question', since, 'patient', textElement(one.question)),
    ...line('first', since, 'system', customElement('system_first', FIRST)),
    ...line('reply', reply, 'doctor', textElement(REPLY)),
    ...linesOf(one.id).flatMap(({ minute, by, element }, index) =>
      line(`line${String(index)}`, reply === undefined ? undefined : reply + minute * MINUTE_MS, by, element),
    ),
    ...(one.ended?.by === 'doctor'
      ? line('end', one.ended.at, 'doctor', customElement('doctor_end', DOCTOR_END))
      : []),
    ...(one.ended?.by === 'user' && !said.some(isPatientEnd)
      ? line('end', one.ended.at, 'patient', customElement('patient_end'))
      : []),
    ...said,
  ].sort((a, b) => a.at - b.at)
}

/** Thousands of messages created on demand, between the doctor's first answer and the later ones. */
const chatBulk = (clinic: Clinic, one: Consultation): { length: number; messageAt: (index: number) => Said } => {
  const bulk = bulkOf(one.id)
  const reply = firstReplyAt(clinic, one)
  if (bulk === undefined || reply === undefined) return { length: 0, messageAt: () => missing(one) }
  return {
    length: bulk.length,
    messageAt: (index) => ({
      ...saidBy(one, bulk.by(index)),
      id: `${one.id}-bulk${String(index)}`,
      at: reply + (index + 1) * bulk.everyMs,
      ...bulk.elementAt(index),
    }),
  }
}

const seededRevoked = ({ id }: Consultation): string[] =>
  linesOf(id).flatMap(({ isRevoked }, index) => (isRevoked === true ? [`${id}-line${String(index)}`] : []))

const saidBy = (one: Consultation, by: Line['by']): Pick<Said, 'from' | 'cloudData'> => {
  switch (by) {
    case 'doctor':
      return { from: doctorUserId(one.doctorId ?? ''), cloudData: '' }
    case 'patient':
      return { from: patientUserId(one.ownerId), cloudData: '' }
    case 'system':
      return { from: SYSTEM_USER_ID, cloudData: '' }
  }
}

const isPatientEnd = ({ payload }: Said): boolean => payload['data'] === 'patient_end'

const missing = ({ id }: Consultation): never => {
  throw new Error(`consultation ${id} has no bulk messages`)
}

const FIRST = bilingual(
  '咨询已开始。医生会在24小时内回复，咨询72小时后自动结束。',
  'The consultation has begun. The doctor replies within 24 hours, and it ends by itself after 72 hours.',
)
const REPLY = bilingual(
  '您好，已经看到您的问题。请问这种情况持续多久了？最近有没有变化？',
  'Hello, I have read your question. How long has this been so? Has anything changed lately?',
)
const DOCTOR_END = bilingual(
  '本次咨询已结束，24小时内您还可以追问2次。',
  'This consultation has ended. Within 24 hours you can ask 2 follow-up questions.',
)

export type PlatformMessage = {
  ID: string
  type: string
  payload: Record<string, unknown>
  from: string
  flow: 'in' | 'out'
  time: number
  sequence: number
  isRevoked: boolean
  isPeerRead: boolean
  cloudCustomData: string
}

/** All messages up to now, oldest first, readable in parts because there may be thousands. */
type ChatLog = { length: number; slice: (from: number, to: number) => PlatformMessage[] }

const GROUP_READY_MS = 3000

/** A408: the group is '' for a moment after the payment. */
export const groupIdOf = (clinic: Clinic, one: Consultation): string => {
  const since = chatStartedAt(clinic, one)
  const isMade = since !== undefined && clinic.now() >= since + GROUP_READY_MS
  return isMade && !isOn(clinic, 'groupLate') ? `group-${one.id}` : ''
}

export const consultationOfGroup = (clinic: Clinic, group: string): Consultation | undefined =>
  group.startsWith('group-') ? findRow(clinic, 'consultations', group.slice('group-'.length)) : undefined

export const consultationOfMessage = (clinic: Clinic, id: string): Consultation | undefined =>
  findRow(clinic, 'consultations', id.slice(0, id.indexOf('-')))

export const chatOf = (clinic: Clinic, one: Consultation): Chat =>
  findRow(clinic, 'chats', one.id) ?? { id: one.id, said: [], revoked: seededRevoked(one), readAt: null }

export const chatLogOf = (clinic: Clinic, one: Consultation): ChatLog => {
  const chat = chatOf(clinic, one)
  const tail = chatTail(clinic, one, chat).filter(({ at }) => at <= clinic.now())
  const bulk = chatBulk(clinic, one)
  const bulkAt = bulk.length === 0 ? tail.length : tail.filter(({ at }) => at < bulk.messageAt(0).at).length
  const saidAt = (index: number): Said | undefined =>
    index < bulkAt
      ? tail[index]
      : index < bulkAt + bulk.length
        ? bulk.messageAt(index - bulkAt)
        : tail[index - bulk.length]
  const messages =
    bulk.length === 0 ? tail : [...tail, bulk.messageAt(bulk.length - 2), bulk.messageAt(bulk.length - 1)]
  const answered = messages.reduce((last, { at, from }) => (isDoctor(from) ? Math.max(last, at) : last), 0)
  const seen = { owner: one.ownerId, revoked: chat.revoked, answered, filesGone: isOn(clinic, 'filesGone') }
  const messagesAt = (index: number): PlatformMessage[] => {
    const said = saidAt(index)
    return said === undefined ? [] : [platformMessageOf(said, index, seen)]
  }
  const length = tail.length + bulk.length
  return {
    length,
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, index) => messagesAt(from + index)).flat(),
  }
}

type Seen = { owner: string; revoked: readonly string[]; answered: number; filesGone: boolean }

const platformMessageOf = (
  said: Said,
  index: number,
  { owner, revoked, answered, filesGone }: Seen,
): PlatformMessage => {
  const { id, from, at, cloudData } = said
  const { type, payload } = filesGone ? withoutFiles(said) : said
  const isOwn = from === patientUserId(owner)
  return {
    ID: id,
    type,
    payload,
    from,
    flow: isOwn ? 'out' : 'in',
    time: Math.floor(at / 1000),
    sequence: index + 1,
    isRevoked: revoked.includes(id),
    isPeerRead: isOwn && at <= answered,
    cloudCustomData: cloudData,
  }
}

export const unreadOf = (clinic: Clinic, one: Consultation): number => {
  const chat = chatOf(clinic, one)
  const readAt = chat.readAt ?? Math.max(one.createdAt, (clinic.changes.startedAt ?? 0) - UNREAD_FOR_MS)
  const isUnread = ({ at, from }: Said) => isDoctor(from) && at > readAt && at <= clinic.now()
  return chatTail(clinic, one, chat).filter(isUnread).length
}

const UNREAD_FOR_MS = 15 * MINUTE_MS
