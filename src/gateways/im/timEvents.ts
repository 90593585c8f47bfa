import type { ChatSDK } from 'tim-js-sdk'
import { isRecord, numberIn, textIn, type Json } from '@/domain/chat/json'
import type { ChatMessage } from '@/domain/chat/message'
import { dataOf, listOf, textsIn } from './timAnswers'
import { atItsTime, groupOf, type KeptMessages } from './timMessages'
import { attempt, EVENT, TYPES } from './timSdk'
import type { ImEvent, KickReason } from './port'

type Tell = (event: ImEvent) => void
type Handlers = readonly (readonly [name: string, handler: (event: unknown) => void])[]

export type Kept = { messages: KeptMessages; requests: { set: (id: string, item: Json) => void } }

export const hearEvents = (sdk: ChatSDK, kept: Kept, tell: Tell): (() => void) => {
  const handlers = handlersOf(kept, tell)
  for (const [name, handler] of handlers) sdk.on(name, handler)
  return () => {
    for (const [name, handler] of handlers) attempt(() => sdk.off(name, handler))
  }
}

const handlersOf = (kept: Kept, tell: Tell): Handlers => [
  [EVENT.SDK_READY, () => tell({ kind: 'ready' })],
  [EVENT.SDK_NOT_READY, () => tell({ kind: 'notReady' })],
  [EVENT.MESSAGE_RECEIVED, (event) => tellMessages(listOf(event).filter(isRecord), kept, tell)],
  [EVENT.MESSAGE_MODIFIED, (event) => tellSaid('edited', listOf(event).filter(isRecord), kept.messages, tell)],
  [EVENT.MESSAGE_REVOKED, (event) => tellByGroup('revoked', recalledIn(listOf(event), kept.messages), tell)],
  [EVENT.MESSAGE_READ_BY_PEER, (event) => tellByGroup('peerRead', readIn(listOf(event)), tell)],
  [EVENT.KICKED_OUT, (event) => tell({ kind: 'kickedOut', reason: reasonOf(dataOf(event)['type']) })],
  [EVENT.NET_STATE_CHANGE, (event) => tellNetwork(dataOf(event)['state'], tell)],
  [EVENT.BLACKLIST_UPDATED, (event) => tell({ kind: 'blacklist', userIds: textsIn(listOf(event)) })],
  [EVENT.ERROR, (event) => tellError(numberIn(dataOf(event), 'code'), tell)],
]

const tellMessages = (items: readonly Json[], { messages, requests }: Kept, tell: Tell): void => {
  const messageItems = items.filter((item) => {
    const request = requestOf(item)
    if (request === undefined) return true
    requests.set(request.requestId, item)
    tell({ kind: 'joinRequest', ...request })
    return false
  })
  tellSaid('messages', messageItems, messages, tell)
}

const tellSaid = (kind: 'messages' | 'edited', items: readonly Json[], messages: KeptMessages, tell: Tell): void => {
  const byGroup = new Map<string, ChatMessage[]>()
  for (const item of items) {
    const group = groupOf(item)
    const message = group === undefined ? undefined : messages.read(group, item)
    if (group === undefined || message === undefined) continue
    byGroup.set(group, [...(byGroup.get(group) ?? []), kind === 'messages' ? atItsTime(message) : message])
  }
  for (const [group, groupMessages] of byGroup) tell({ kind, group, messages: groupMessages })
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

const tellByGroup = (kind: 'revoked' | 'peerRead', named: readonly Named[], tell: Tell): void => {
  for (const group of new Set(named.map((one) => one.group)))
    tell({ kind, group, ids: named.flatMap((one) => (one.group === group ? one.id : [])) })
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

const tellNetwork = (code: unknown, tell: Tell): void => {
  const state = STATES.get(code)
  if (state !== undefined) tell({ kind: 'network', state })
}

const SIGNATURE_CODES: readonly (number | undefined)[] = [6206, 70001, 70003, 70009, 70013]

const tellError = (code: number | undefined, tell: Tell): void => {
  if (SIGNATURE_CODES.includes(code)) tell({ kind: 'kickedOut', reason: 'userSigExpired' })
}
