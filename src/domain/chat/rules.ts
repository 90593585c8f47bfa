import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import type { Refusal } from './imErrors'
import type { ChatMessage, MessageBody } from './message'

export const VOICE_LIMITS = { leastMs: 1000, mostMs: 60_000 }

export const isWithoutVoice = (userAgent: string): boolean => /MSIE |Trident\/|Edge\/|Edg\//.test(userAgent)

type Status = ConsultationStatus | undefined

const SHOWS_FOLLOW_UPS: readonly Status[] = ['endedByDoctor', 'endedByUser', 'endedBySystem']
/**
 * CHAT-29, CHAT-31, A1, A2: the statuses in which each question counts as a follow-up. With no follow-up left, none is
 * allowed.
 */
const COUNTS_FOLLOW_UPS: readonly Status[] = [...SHOWS_FOLLOW_UPS, 'closed']

export const FOLLOW_UPS_AFTER_END = 2

export const showsFollowUps = (status: Status): boolean => SHOWS_FOLLOW_UPS.includes(status)

export const isFollowUp = (status: Status): boolean => COUNTS_FOLLOW_UPS.includes(status)

/** The server changes these statuses by itself, and no message reports it. */
const GOES_ON: readonly Status[] = ['toPay', 'assigning', 'awaitingReply', 'inConsultation']

type Progress = { status: Status; followUps: number | undefined; isArchived: boolean }

/** A468: whether the server may still change the status by itself. It closes an ended one in its own time (A292). */
export const changesByItself = ({ status, followUps, isArchived }: Progress): boolean =>
  GOES_ON.includes(status) || (showsFollowUps(status) && followUps !== 0 && !isArchived)

export const hidesComposer = (status: Status, isArchived: boolean): boolean =>
  isArchived || status === 'closed' || status === 'doctorTimeout'

export const countsAsFollowUp = ({ kind }: { kind: ChatMessage['body']['kind'] }): boolean =>
  kind === 'text' || kind === 'image' || kind === 'sound'

/**
 * Whether a message ends the consultation. Only the doctor can do so; if the doctor is unknown, any other sender can
 * (CHAT-25, A397, RE7).
 */
export const endsConsultation = (
  { body, from, flow }: ChatMessage,
  doctor: string | undefined,
  own: string | undefined,
): boolean => {
  if (body.kind !== 'custom' || body.data !== 'doctor_end' || flow === 'out' || from === own) return false
  return doctor === undefined || from === doctor
}

/**
 * Returns when the doctor or the user ended the consultation, in seconds; undefined while that message is not loaded.
 */
export const endedAt = (
  messages: readonly ChatMessage[],
  by: 'endedByDoctor' | 'endedByUser',
  doctor: string | undefined,
  own: string | undefined,
): number | undefined => {
  const isSought = (message: ChatMessage) =>
    by === 'endedByDoctor' ? endsConsultation(message, doctor, own) : isOwnEnd(message)
  return messages.reduce<number | undefined>((last, message) => (isSought(message) ? message.time : last), undefined)
}

/** Whether a message says that one side has ended the consultation. */
export const isEnd = (body: MessageBody): boolean =>
  body.kind === 'custom' && (body.data === 'patient_end' || body.data === 'doctor_end')

export const isOwnEnd = ({ body, flow }: ChatMessage): boolean =>
  flow === 'out' && body.kind === 'custom' && body.data === 'patient_end'

/**
 * Whether a message may mean a new status on the server: group notices, the clinic's messages and unknown ones.
 * Messages that end the consultation have their own rules.
 */
export const mayChangeStatus = ({ body }: ChatMessage): boolean =>
  body.kind === 'groupTip' || body.kind === 'other' || (body.kind === 'custom' && !isEnd(body))

const TEMPORARY_REFUSALS: readonly Refusal[] = ['tooOften', 'notUploaded', 'unavailable']

const isFinal = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && !TEMPORARY_REFUSALS.includes(refusal)

export const mayResend = ({ state, localId, body, refusal }: ChatMessage): boolean =>
  state === 'failed' && localId !== undefined && body.kind !== 'lost' && !isFinal(refusal)

/** Returns the text to edit and send again when a plain retry is pointless, or ''. */
export const textToChange = ({ state, body, refusal }: ChatMessage): string =>
  state === 'failed' && body.kind === 'text' && isFinal(refusal) ? body.text : ''

const RECALL_SECONDS = 120

/** Whether the message can be recalled, by the platform's clock (CHAT-19, A278, RE8). */
export const mayRecall = ({ flow, state, isRevoked, id, time }: ChatMessage, nowSeconds: number): boolean =>
  flow === 'out' && state === 'sent' && !isRevoked && id !== undefined && nowSeconds - time <= RECALL_SECONDS

const NARROWEST = 20
const PER_SECOND = 10
const WIDEST = 200

export const voiceWidth = (seconds: number): number =>
  seconds > 0 ? Math.min(NARROWEST + PER_SECOND * seconds, WIDEST) : NARROWEST

const isFromOthers = ({ flow, isRevoked, body }: ChatMessage): boolean =>
  flow === 'in' && !isRevoked && body.kind !== 'groupTip'

/** Returns when the newest message of others was sent, in seconds; 0 without one. */
export const lastIncomingAt = (messages: readonly ChatMessage[]): number =>
  messages.reduce((last, message) => (isFromOthers(message) ? Math.max(last, message.time) : last), 0)

/** Returns the first message of others that was sent after a time, in seconds. */
export const firstIncomingAfter = (messages: readonly ChatMessage[], seconds: number): ChatMessage | undefined =>
  messages.find((message) => isFromOthers(message) && message.time > seconds)
