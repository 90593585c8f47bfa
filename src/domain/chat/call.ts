import { numberIn, recordOf, type Json } from './json'
import type { CallAction, MessageBody } from './message'

/** The steps of a call as the platform's signalling counts them. */
const SIGNALS = new Map<unknown, CallAction>([
  [1, 'started'],
  [2, 'cancelled'],
  [3, 'started'],
  [4, 'refused'],
  [5, 'noAnswer'],
])

/** The same as the calls of older clients counted them. */
const ACTIONS = new Map<unknown, CallAction>([
  [0, 'started'],
  [1, 'cancelled'],
  [2, 'refused'],
  [3, 'noAnswer'],
  [4, 'started'],
  [5, 'ended'],
])

/** What the data of a custom message say of a call (A281); undefined where it is about none. */
export const callOf = (data: unknown): MessageBody | undefined => {
  const record = recordOf(data)
  if (record === undefined) return undefined
  const inner = recordOf(record['data'])
  if ('actionType' in record) return isCall(record, inner) ? signalled(record, inner ?? {}) : undefined
  return 'call_type' in record && 'action' in record ? acted(record) : undefined
}

/** Other features of the platform send signals, too. */
const isCall = (record: Json, inner: Json | undefined): boolean =>
  record['businessID'] === 'av_call' ||
  inner?.['businessID'] === 'av_call' ||
  (inner !== undefined && 'call_type' in inner)

const signalled = (record: Json, inner: Json): MessageBody => {
  const seconds = secondsIn(inner, 'call_end')
  if (seconds !== undefined && seconds > 0) return { kind: 'call', action: 'ended', seconds }
  return { kind: 'call', action: SIGNALS.get(numberIn(record, 'actionType')) ?? 'other', seconds: undefined }
}

const acted = (record: Json): MessageBody => {
  const action = ACTIONS.get(numberIn(record, 'action')) ?? 'other'
  return { kind: 'call', action, seconds: action === 'ended' ? secondsIn(record, 'duration') : undefined }
}

const secondsIn = (record: Json, name: string): number | undefined => {
  const seconds = numberIn(record, name)
  return seconds === undefined || seconds < 0 ? undefined : Math.round(seconds)
}
