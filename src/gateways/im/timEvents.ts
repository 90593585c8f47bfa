import type { ChatSDK } from 'tim-js-sdk'
import { numberIn, textIn } from '@/domain/chat/json'
import { isRecord, type Json } from '@/lib/isRecord'
import type { ChatMessage } from '@/domain/chat/message'
import { dataOf, listOf, textsIn } from './timAnswers'
import { atItsTime, groupOf, type KeptMessages } from './timMessages'
import { attempt, EVENT, TYPES } from './timSdk'
import type { ImEvent, KickReason } from './port'

type Emit = (event: ImEvent) => void
type Handlers = readonly (readonly [name: string, handler: (event: unknown) => void])[]

export type Kept = { messages: KeptMessages; requests: { set: (id: string, item: Json) => void } }

export const forwardEvents = (sdk: ChatSDK, kept: Kept, emit: Emit): (() => void) => {
  const handlers = handlersOf(kept, emit)
  for (const [name, handler] of handlers) sdk.on(name, handler)
  return () => {
    for (const [name, handler] of handlers) attempt(() => sdk.off(name, handler))
  }
}

const handlersOf = (kept: Kept, emit: Emit): Handlers => [
  [EVENT.SDK_READY, () => emit({ kind: 'ready' })],
  [EVENT.SDK_NOT_READY, () => emit({ kind: 'notReady' })],
  [EVENT.MESSAGE_RECEIVED, (event) => emitReceived(listOf(event).filter(isRecord), kept, emit)],
  [EVENT.MESSAGE_MODIFIED, (event) => emitMessages('edited', listOf(event).filter(isRecord), kept.messages, emit)],
  [EVENT.MESSAGE_REVOKED, (event) => emitByGroup('revoked', recalledIn(listOf(event), kept.messages), emit)],
  [EVENT.MESSAGE_READ_BY_PEER, (event) => emitByGroup('peerRead', readIn(listOf(event)), emit)],
  [EVENT.KICKED_OUT, (event) => emit({ kind: 'kickedOut', reason: reasonOf(dataOf(event)['type']) })],
  [EVENT.NET_STATE_CHANGE, (event) => emitNetwork(dataOf(event)['state'], emit)],
  [EVENT.BLACKLIST_UPDATED, (event) => emit({ kind: 'blacklist', userIds: textsIn(listOf(event)) })],
  [EVENT.ERROR, (event) => emitError(numberIn(dataOf(event), 'code'), emit)],
]

const emitReceived = (items: readonly Json[], { messages, requests }: Kept, emit: Emit): void => {
  const messageItems = items.filter((item) => {
    const request = requestOf(item)
    if (request === undefined) return true
    requests.set(request.requestId, item)
    emit({ kind: 'joinRequest', ...request })
    return false
  })
  emitMessages('messages', messageItems, messages, emit)
}

const emitMessages = (
  kind: 'messages' | 'edited',
  items: readonly Json[],
  messages: KeptMessages,
  emit: Emit,
): void => {
  const byGroup = new Map<string, ChatMessage[]>()
  for (const item of items) {
    const group = groupOf(item)
    const message = group === undefined ? undefined : messages.read(group, item)
    if (group === undefined || message === undefined) continue
    byGroup.set(group, [...(byGroup.get(group) ?? []), kind === 'messages' ? atItsTime(message) : message])
  }
  for (const [group, groupMessages] of byGroup) emit({ kind, group, messages: groupMessages })
}

const ASKS_TO_JOIN = 1

const requestOf = (item: Json): { requestId: string; group: string; from: string } | undefined => {
  if (item['type'] !== 'TIMGroupSystemNoticeElem') return undefined
  const payload = isRecord(item['payload']) ? item['payload'] : {}
  const profile = isRecord(payload['groupProfile']) ? payload['groupProfile'] : {}
  const [requestId, group, from] = [textIn(item, 'ID'), textIn(profile, 'groupID'), textIn(payload, 'operatorID')]
  if (numberIn(payload, 'operationType') !== ASKS_TO_JOIN) return undefined
  return requestId !== undefined && group !== undefined && from !== undefined ? { requestId, group, from } : undefined
}

type Named = { group: string; id: string }

const recalledIn = (items: readonly unknown[], messages: KeptMessages): Named[] =>
  items.filter(isRecord).flatMap((item) => messages.recall(item) ?? [])

const readIn = (items: readonly unknown[]): Named[] =>
  items.filter(isRecord).flatMap((item) => {
    const [group, id] = [groupOf(item), textIn(item, 'ID') || undefined]
    return group === undefined || id === undefined ? [] : [{ group, id }]
  })

const emitByGroup = (kind: 'revoked' | 'peerRead', named: readonly Named[], emit: Emit): void => {
  for (const group of new Set(named.map((one) => one.group)))
    emit({ kind, group, ids: named.flatMap((one) => (one.group === group ? one.id : [])) })
}

const REASONS = new Map<unknown, KickReason>([
  [TYPES.KICKED_OUT_MULT_ACCOUNT, 'multipleAccount'],
  [TYPES.KICKED_OUT_MULT_DEVICE, 'multipleDevice'],
  [TYPES.KICKED_OUT_USERSIG_EXPIRED, 'userSigExpired'],
])

const reasonOf = (type: unknown): KickReason => REASONS.get(type) ?? 'other'

const STATES = new Map<unknown, 'connected' | 'connecting' | 'disconnected'>([
  [TYPES.NET_STATE_CONNECTED, 'connected'],
  [TYPES.NET_STATE_CONNECTING, 'connecting'],
  [TYPES.NET_STATE_DISCONNECTED, 'disconnected'],
])

const emitNetwork = (code: unknown, emit: Emit): void => {
  const state = STATES.get(code)
  if (state !== undefined) emit({ kind: 'network', state })
}

const SIGNATURE_CODES: readonly (number | undefined)[] = [6206, 70001, 70003, 70009, 70013]

const emitError = (code: number | undefined, emit: Emit): void => {
  if (SIGNATURE_CODES.includes(code)) emit({ kind: 'kickedOut', reason: 'userSigExpired' })
}
