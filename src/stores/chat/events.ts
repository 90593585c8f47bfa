import type { ChatMessage } from '@/domain/chat/message'
import type { ImEvent } from '@/gateways/im/port'
import { uniqueBy } from '@/lib/dedupe'
import { throttleBatch } from '@/lib/throttleBatch'
import { changeChat, groupOf, type ChatVisit } from './chat'
import { changeMessages, receiveLive, takeKnown } from './messages'
import { markChatRead } from './seen'

export type ChatEvent = Exclude<ImEvent, { kind: 'ready' | 'notReady' | 'kickedOut' }>

/** Batching interval: sorting a long list for every single message would be slow. */
const TOGETHER_MS = 100

export const chatEventHandler = (visit: ChatVisit): ((event: ChatEvent) => void) => {
  const { add, flush } = throttleBatch<ChatMessage>(TOGETHER_MS, (messages) => {
    receiveLive(visit, messages)
    if (messages.some(({ flow }) => flow === 'in')) markChatRead(visit)
  })
  return (event) => {
    if ('group' in event && event.group !== groupOf(visit)) return
    if (event.kind === 'messages') return add(event.messages)
    flush()
    applyChatEvent(visit, event)
  }
}

const applyChatEvent = (visit: ChatVisit, event: Exclude<ChatEvent, { kind: 'messages' }>): void => {
  switch (event.kind) {
    case 'edited':
      return takeKnown(visit, event.messages)
    case 'revoked':
      return changeMessages(visit, event.ids, { isRevoked: true })
    case 'peerRead':
      return changeMessages(visit, event.ids, { isPeerRead: true })
    case 'network':
      return changeChat(visit, () => ({ network: event.state }))
    case 'blacklist':
      return changeChat(visit, () => ({ blacklist: event.userIds }))
    case 'joinRequest': {
      const { requestId, from } = event
      return changeChat(visit, ({ joinRequests }) => ({
        // A repeated request keeps its place: the first is being asked.
        joinRequests: uniqueBy([...joinRequests, { requestId, from }], (request) => request.requestId),
      }))
    }
  }
}
