import type { Refusal } from './imErrors'

type Written = Pick<ChatMessage, 'localId' | 'time' | 'from' | 'state' | 'body' | 'refusal'>

/** A message as it stands here before the platform has told of it. */
export const outgoingMessage = (written: Written): ChatMessage => ({
  ...written,
  id: undefined,
  sequence: undefined,
  flow: 'out',
  isRevoked: false,
  isPeerRead: false,
  edition: 0,
})

/** What a message says; `other` is of a kind that nobody told us, and shown as a grey line (RE7). */
export type MessageBody =
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string; previewUrl: string; size: PixelSize | undefined }
  | { kind: 'sound'; url: string; seconds: number }
  | { kind: 'video' }
  | { kind: 'custom'; data: string; description: string; extension: string }
  | { kind: 'groupTip'; tip: GroupTip; names: readonly string[] }
  | { kind: 'call'; action: CallAction; seconds: number | undefined }
  /** Written here before the page went, and gone with it: nothing but that it was there is kept. */
  | { kind: 'lost'; what: 'image' | 'sound' }
  | { kind: 'other' }

type PixelSize = { width: number; height: number }

/** What happened to the group (A281). */
export type GroupTip = 'joined' | 'left' | 'kicked' | 'profileChanged' | 'other'

/** What happened to a call (A281). */
export type CallAction = 'started' | 'cancelled' | 'refused' | 'noAnswer' | 'ended' | 'other'

/** A message of a consultation, from the platform, the archive, or written here a moment ago (CHAT-07, CHAT-08). */
export type ChatMessage = {
  /** The platform's; undefined while it has not taken the message. */
  id: string | undefined
  /** Ours, given to what is written here, and told to the platform with it (RE4). */
  localId: string | undefined
  /** The place in the group's order; the archive tells none. */
  sequence: number | undefined
  /** Seconds since 1970, by the platform's clock; by ours while it is being sent. */
  time: number
  from: string
  flow: 'in' | 'out'
  /** How far it has come; what came from elsewhere is sent. */
  state: 'sending' | 'sent' | 'failed'
  /** Why the platform did not take it, where it told that. */
  refusal?: Refusal | undefined
  isRevoked: boolean
  isPeerRead: boolean
  /** How often what it says was changed since it was said. */
  edition: number
  body: MessageBody
}

/** What is about to be sent. */
export type OutgoingBody =
  | { kind: 'text'; text: string }
  | { kind: 'image'; file: File }
  | { kind: 'sound'; file: File; seconds: number }
  | { kind: 'custom'; data: CustomData; description: string; extension: string }

/** The custom messages we know (A273). */
export type CustomData = 'patient_end' | 'doctor_end' | 'system_first'
