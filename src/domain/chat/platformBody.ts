import { numberIn, proseIn, recordOf, recordsIn, textIn } from './json'
import { isRecord, type Json } from '@/lib/isRecord'
import type { GroupTip, MessageBody, CallAction } from './message'

const SIGNALS = new Map<unknown, CallAction>([
  [1, 'started'],
  [2, 'cancelled'],
  [3, 'started'],
  [4, 'refused'],
  [5, 'noAnswer'],
])

const ACTIONS = new Map<unknown, CallAction>([
  [0, 'started'],
  [1, 'cancelled'],
  [2, 'refused'],
  [3, 'noAnswer'],
  [4, 'started'],
  [5, 'ended'],
])

const callOf = (data: unknown): MessageBody | undefined => {
  const record = recordOf(data)
  if (record === undefined) return undefined
  const inner = recordOf(record['data'])
  if ('actionType' in record) return isCall(record, inner) ? signalled(record, inner ?? {}) : undefined
  return 'call_type' in record && 'action' in record ? callFromAction(record) : undefined
}

const isCall = (record: Json, inner: Json | undefined): boolean =>
  record['businessID'] === 'av_call' ||
  inner?.['businessID'] === 'av_call' ||
  (inner !== undefined && 'call_type' in inner)

const signalled = (record: Json, inner: Json): MessageBody => {
  const seconds = secondsIn(inner, 'call_end')
  if (seconds !== undefined && seconds > 0) return { kind: 'call', action: 'ended', seconds }
  return { kind: 'call', action: SIGNALS.get(numberIn(record, 'actionType')) ?? 'other', seconds: undefined }
}

const callFromAction = (record: Json): MessageBody => {
  const action = ACTIONS.get(numberIn(record, 'action')) ?? 'other'
  return { kind: 'call', action, seconds: action === 'ended' ? secondsIn(record, 'duration') : undefined }
}

const secondsIn = (record: Json, name: string): number | undefined => {
  const seconds = numberIn(record, name)
  return seconds === undefined || seconds < 0 ? undefined : Math.round(seconds)
}

const OTHER: MessageBody = { kind: 'other' }

/** Returns the body of a message from its platform type and payload; `other` for an unexpected one (RE7). */
export const bodyOf = (type: unknown, carried: unknown): MessageBody => {
  // An archive may store the payload as JSON text.
  const payload = isRecord(carried) ? carried : recordOf(carried)
  if (payload === undefined) return OTHER
  switch (type) {
    case 'TIMTextElem':
      return textOf(payload)
    case 'TIMImageElem':
      return imageOf(payload)
    case 'TIMSoundElem':
      return soundOf(payload)
    case 'TIMVideoFileElem':
      return { kind: 'video' }
    case 'TIMCustomElem':
      return callOf(payload['data']) ?? customOf(payload)
    case 'TIMGroupTipElem':
      return tipOf(payload)
    default:
      return OTHER
  }
}

const textOf = (payload: Json): MessageBody => {
  const text = textIn(payload, 'text')
  return text === undefined || text.trim() === '' ? OTHER : { kind: 'text', text }
}

const WHOLE = 0
const SMALL = 1
const MIDDLE = 2

const imageOf = (payload: Json): MessageBody => {
  const shown = recordsIn(payload, 'imageInfoArray').flatMap((picture) => {
    const url = addressIn(picture, 'imageUrl') ?? addressIn(picture, 'url')
    return url === undefined ? [] : [{ url, type: numberIn(picture, 'type'), size: sizeOf(picture) }]
  })
  const ofType = (type: number) => shown.find((picture) => picture.type === type)
  const whole = ofType(WHOLE) ?? shown[0]
  if (whole === undefined) return OTHER
  const preview = ofType(MIDDLE) ?? ofType(SMALL) ?? whole
  return { kind: 'image', url: whole.url, previewUrl: preview.url, size: whole.size ?? preview.size }
}

const sizeOf = (picture: Json) => {
  const [width = 0, height = 0] = [numberIn(picture, 'width'), numberIn(picture, 'height')]
  return width > 0 && height > 0 ? { width, height } : undefined
}

const soundOf = (payload: Json): MessageBody => {
  const url = addressIn(payload, 'remoteAudioUrl') ?? addressIn(payload, 'url')
  if (url === undefined) return OTHER
  return { kind: 'sound', url, seconds: Math.max(0, Math.round(numberIn(payload, 'second') ?? 0)) }
}

const customOf = (payload: Json): MessageBody => ({
  kind: 'custom',
  data: textIn(payload, 'data') ?? '',
  description: proseIn(payload, 'description'),
  extension: proseIn(payload, 'extension'),
})

const TIPS = new Map<unknown, GroupTip>([
  [1, 'joined'],
  [2, 'left'],
  [3, 'kicked'],
  [6, 'profileChanged'],
  [7, 'profileChanged'],
])

const tipOf = (payload: Json): MessageBody => ({
  kind: 'groupTip',
  tip: TIPS.get(numberIn(payload, 'operationType')) ?? 'other',
  names: recordsIn(payload, 'memberList').flatMap((member) => textIn(member, 'nick') || []),
})

/** A417: returns an http(s) address or a path of our own; browsers would follow other schemes. */
const addressIn = (record: Json, name: string): string | undefined => {
  const text = textIn(record, name)
  return text !== undefined && /^(https?:\/)?\/[^\s/\\]/i.test(text) ? text : undefined
}
