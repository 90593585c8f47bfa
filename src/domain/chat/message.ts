import type { Refusal } from './imErrors'

type Written = Pick<ChatMessage, 'localId' | 'time' | 'from' | 'state' | 'body' | 'refusal'>

export const outgoingMessage = (written: Written): ChatMessage => ({
  ...written,
  id: undefined,
  sequence: undefined,
  flow: 'out',
  isRevoked: false,
  isPeerRead: false,
  edition: 0,
})

/** RE7: `other` is an unknown kind, shown as a grey line. */
export type MessageBody =
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string; previewUrl: string; size: PixelSize | undefined }
  | { kind: 'sound'; url: string; seconds: number }
  | { kind: 'video' }
  | { kind: 'custom'; data: string; description: string; extension: string }
  | { kind: 'groupTip'; tip: GroupTip; names: readonly string[] }
  | { kind: 'call'; action: CallAction; seconds: number | undefined }
  /** Written here before a reload and lost with it: a placeholder. */
  | { kind: 'lost'; what: 'image' | 'sound' }
  | { kind: 'other' }

type PixelSize = { width: number; height: number }

export type GroupTip = 'joined' | 'left' | 'kicked' | 'profileChanged' | 'other'

export type CallAction = 'started' | 'cancelled' | 'refused' | 'noAnswer' | 'ended' | 'other'

export type ChatMessage = {
  id: string | undefined
  /** RE4: our id, sent to the platform with the message. */
  localId: string | undefined
  sequence: number | undefined
  /** Seconds since 1970, by the platform's clock; by the phone's while it is being sent. */
  time: number
  from: string
  flow: 'in' | 'out'
  state: 'sending' | 'sent' | 'failed'
  refusal?: Refusal | undefined
  isRevoked: boolean
  isPeerRead: boolean
  edition: number
  body: MessageBody
}

export type OutgoingBody =
  | { kind: 'text'; text: string }
  | { kind: 'image'; file: File }
  | { kind: 'sound'; file: File; seconds: number }
  | { kind: 'custom'; data: CustomData; description: string; extension: string }

type CustomData = 'patient_end' | 'doctor_end' | 'system_first'
