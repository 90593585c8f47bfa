import { withoutFiles } from './elements'
import { isDoctor, patientUserId } from './people'
import type { Chat, Said } from './record'
import { chatBulk, chatTail, seededRevoked } from './tail'
import { findRow, type Clinic } from '@/mocks/clinic'
import { talkingSince } from '@/mocks/consultations/states'
import type { Consultation } from '@/mocks/consultations/record'
import { isOn } from '@/mocks/scenario/scenario'

/** A message as the platform tells it. */
export type PlatformMessage = {
  ID: string
  type: string
  payload: Record<string, unknown>
  from: string
  flow: 'in' | 'out'
  /** Seconds. */
  time: number
  sequence: number
  isRevoked: boolean
  isPeerRead: boolean
  cloudCustomData: string
}

/** All that has been said in a consultation by now, oldest first; told by parts, for there may be thousands. */
type ChatLog = { length: number; slice: (from: number, to: number) => PlatformMessage[] }

const GROUP_READY_MS = 3000

/** The platform's group of a consultation; '' for a moment after the payment (A408). */
export const groupIdOf = (clinic: Clinic, one: Consultation): string => {
  const since = talkingSince(clinic, one)
  const isMade = since !== undefined && clinic.now() >= since + GROUP_READY_MS
  return isMade && !isOn(clinic, 'groupLate') ? `group-${one.id}` : ''
}

/** The consultation that a group was made for. */
export const consultationOfGroup = (clinic: Clinic, group: string): Consultation | undefined =>
  group.startsWith('group-') ? findRow(clinic, 'consultations', group.slice('group-'.length)) : undefined

/** The consultation that a message was said in. */
export const consultationOfMessage = (clinic: Clinic, id: string): Consultation | undefined =>
  findRow(clinic, 'consultations', id.slice(0, id.indexOf('-')))

export const chatOf = (clinic: Clinic, one: Consultation): Chat =>
  findRow(clinic, 'chats', one.id) ?? { id: one.id, said: [], revoked: seededRevoked(one), readAt: null }

/** What has been said, as whoever asked the question sees it. */
export const chatLogOf = (clinic: Clinic, one: Consultation): ChatLog => {
  const chat = chatOf(clinic, one)
  const tail = chatTail(clinic, one, chat).filter(({ at }) => at <= clinic.now())
  const bulk = chatBulk(clinic, one)
  const bulkAt = bulk.length === 0 ? tail.length : tail.filter(({ at }) => at < bulk.tell(0).at).length
  const saidAt = (index: number): Said | undefined =>
    index < bulkAt ? tail[index] : index < bulkAt + bulk.length ? bulk.tell(index - bulkAt) : tail[index - bulk.length]
  const spoken = bulk.length === 0 ? tail : [...tail, bulk.tell(bulk.length - 2), bulk.tell(bulk.length - 1)]
  const answered = spoken.reduce((last, { at, from }) => (isDoctor(from) ? Math.max(last, at) : last), 0)
  const seen = { owner: one.ownerId, revoked: chat.revoked, answered, filesGone: isOn(clinic, 'filesGone') }
  const told = (index: number): PlatformMessage[] => {
    const said = saidAt(index)
    return said === undefined ? [] : [asTold(said, index, seen)]
  }
  const length = tail.length + bulk.length
  return {
    length,
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, index) => told(from + index)).flat(),
  }
}

type Seen = { owner: string; revoked: readonly string[]; answered: number; filesGone: boolean }

const asTold = (said: Said, index: number, { owner, revoked, answered, filesGone }: Seen): PlatformMessage => {
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

/** What the doctor has said since the patient last looked. */
export const unreadOf = (clinic: Clinic, one: Consultation): number => {
  const chat = chatOf(clinic, one)
  const readAt = chat.readAt ?? Math.max(one.createdAt, (clinic.changes.startedAt ?? 0) - UNREAD_FOR_MS)
  const isUnread = ({ at, from }: Said) => isDoctor(from) && at > readAt && at <= clinic.now()
  return chatTail(clinic, one, chat).filter(isUnread).length
}

const UNREAD_FOR_MS = 15 * 60_000
