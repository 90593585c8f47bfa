import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import type { Refusal } from './imErrors'
import type { ChatMessage } from './message'

/** What a voice may last (A285). */
export const VOICE_LIMITS = { leastMs: 1000, mostMs: 60_000 }

/** The browsers that the specification names for not speaking (CHAT-44, A284). */
export const isWithoutVoice = (userAgent: string): boolean => /MSIE |Trident\/|Edge\/|Edg\//.test(userAgent)

type Status = ConsultationStatus | undefined

/** Where the questions that are left are shown (CHAT-28, A1). */
const SHOW_RESIDUE: readonly Status[] = ['endedByDoctor', 'endedByUser', 'endedBySystem']
/** Where each question counts, and none may be asked once none is left (CHAT-29, CHAT-31, A1, A2). */
const FOLLOW_UP: readonly Status[] = [...SHOW_RESIDUE, 'closed']

/** What is left after the end, whoever ends it (CHAT-24, CHAT-27). */
export const FOLLOW_UPS_AFTER_END = 2

export const showsFollowUps = (status: Status): boolean => SHOW_RESIDUE.includes(status)

export const isFollowUp = (status: Status): boolean => FOLLOW_UP.includes(status)

/** Whether there is nothing to write into: closed, never begun, or kept in the archive (CHAT-32, A2, A269). */
export const hidesBox = (status: Status, isArchived: boolean): boolean =>
  isArchived || status === 'closed' || status === 'doctorTimeout'

/** Whether it is one of the questions that are left (A275). */
export const countsAsFollowUp = ({ kind }: { kind: ChatMessage['body']['kind'] }): boolean =>
  kind === 'text' || kind === 'image' || kind === 'sound'

/** The doctor's own end, and no one else's; where no doctor is told, anybody's but our own (CHAT-25, A397, RE7). */
export const endsConsultation = (
  { body, from, flow }: ChatMessage,
  doctor: string | undefined,
  own: string | undefined,
): boolean => {
  if (body.kind !== 'custom' || body.data !== 'doctor_end' || flow === 'out' || from === own) return false
  return doctor === undefined || from === doctor
}

/**
 * Whether the server may see a consultation otherwise from then on: it is told by nobody's word but the group's, the
 * clinic's own, or one that we do not know. Both ends have their own rules.
 */
export const mayChangeStatus = ({ body }: ChatMessage): boolean =>
  body.kind === 'groupTip' ||
  body.kind === 'other' ||
  (body.kind === 'custom' && body.data !== 'doctor_end' && body.data !== 'patient_end')

/** Of these refusals the same message would meet the same again (A469). */
const IN_VAIN: readonly (Refusal | undefined)[] = [
  'badPicture',
  'pictureTooLarge',
  'badSound',
  'noSuchGroup',
  'notAllowed',
  'muted',
  'refusedText',
  'tooLong',
  'blocked',
]

/**
 * Whether it can be sent once more, where anything can be: it did not arrive, what it carries is still here, and
 * it may be taken this time.
 */
export const mayResend = ({ state, localId, body, refusal }: ChatMessage): boolean =>
  state === 'failed' && localId !== undefined && body.kind !== 'lost' && !IN_VAIN.includes(refusal)

/** The text that can be changed and sent anew, where sending it as it is would be in vain; '' where there is none. */
export const textToChange = ({ state, body, refusal }: ChatMessage): string =>
  state === 'failed' && body.kind === 'text' && IN_VAIN.includes(refusal) ? body.text : ''

const RECALL_SECONDS = 120

/** Whether it may still be taken back, by the platform's time (CHAT-19, A278, RE8). */
export const mayRecall = ({ flow, state, isRevoked, id, time }: ChatMessage, nowSeconds: number): boolean =>
  flow === 'out' && state === 'sent' && !isRevoked && id !== undefined && nowSeconds - time <= RECALL_SECONDS

const NARROWEST = 20
const PER_SECOND = 10
const WIDEST = 200

/** How wide a voice is drawn, in pixels (CHAT-48, A286). */
export const voiceWidth = (seconds: number): number =>
  seconds > 0 ? Math.min(NARROWEST + PER_SECOND * seconds, WIDEST) : NARROWEST

/** When somebody else has said something last, in seconds; what the group tells of itself is nothing said. */
export const lastSaid = (messages: readonly ChatMessage[]): number =>
  messages.reduce(
    (last, { flow, time, isRevoked, body }) =>
      flow === 'in' && !isRevoked && body.kind !== 'groupTip' ? Math.max(last, time) : last,
    0,
  )
