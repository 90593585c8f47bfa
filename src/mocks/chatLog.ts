import { findRow, type Clinic } from './clinic'
import { isDoctor, patientUserId } from './chatPeople'
import type { Chat, Said } from './chatRecord'
import { chatTail } from './chatTail'
import { talkingSince } from './consultStates'
import type { Consultation } from './consultRecord'

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
  return since !== undefined && clinic.now() >= since + GROUP_READY_MS ? `group-${one.id}` : ''
}

/** The consultation that a group was made for. */
export const consultationOfGroup = (clinic: Clinic, group: string): Consultation | undefined =>
  group.startsWith('group-') ? findRow(clinic, 'consultations', group.slice('group-'.length)) : undefined

/** The consultation that a message was said in. */
export const consultationOfMessage = (clinic: Clinic, id: string): Consultation | undefined =>
  findRow(clinic, 'consultations', id.slice(0, id.indexOf('-')))

export const chatOf = (clinic: Clinic, one: Consultation): Chat =>
  findRow(clinic, 'chats', one.id) ?? { id: one.id, said: [], revoked: [], readAt: null }

/** What has been said, as whoever asked the question sees it. */
export const chatLogOf = (clinic: Clinic, one: Consultation): ChatLog => {
  const chat = chatOf(clinic, one)
  const now = clinic.now()
  const lasting = chatTail(clinic, one, chat).filter(({ at }) => at <= now)
  const lastOfDoctor = Math.max(0, ...lasting.filter(({ from }) => isDoctor(from)).map(({ at }) => at))
  const told = (said: Said, index: number): PlatformMessage => {
    const isOwn = said.from === patientUserId(one.ownerId)
    return {
      ID: said.id,
      type: said.type,
      payload: said.payload,
      from: said.from,
      flow: isOwn ? 'out' : 'in',
      time: Math.floor(said.at / 1000),
      sequence: index + 1,
      isRevoked: chat.revoked.includes(said.id),
      isPeerRead: isOwn && said.at <= lastOfDoctor,
      cloudCustomData: said.cloudData,
    }
  }
  return {
    length: lasting.length,
    slice: (from, to) => lasting.slice(from, to).map((said, index) => told(said, from + index)),
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
