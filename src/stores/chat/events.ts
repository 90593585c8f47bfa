import type { ChatMessage } from '@/domain/chat/message'
import type { ImEvent } from '@/gateways/im/port'
import { uniqueBy } from '@/lib/dedupe'
import { throttleBatch } from '@/lib/throttleBatch'
import { changeChat, groupOf, type ChatOpening } from './chat'
import { changeMessages, receiveLive, takeKnown } from './messages'
import { markChatRead } from './seen'

export type ChatEvent = Exclude<ImEvent, { kind: 'ready' | 'notReady' | 'kickedOut' }>

/** Batching interval: sorting a long list for every single message would be slow. */
const TOGETHER_MS = 100

export const chatEventHandler = (opening: ChatOpening): ((event: ChatEvent) => void) => {
  const { add, flush } = throttleBatch<ChatMessage>(TOGETHER_MS, (messages) => {
    receiveLive(opening, messages)
    if (messages.some(({ flow }) => flow === 'in')) markChatRead(opening)
  })
  return (event) => {
    if ('group' in event && event.group !== groupOf(opening)) return
    if (event.kind === 'messages') return add(event.messages)
    flush()
    applyChatEvent(opening, event)
  }
}

const applyChatEvent = (opening: ChatOpening, event: Exclude<ChatEvent, { kind: 'messages' }>): void => {
  switch (event.kind) {
    case 'edited':
      return takeKnown(opening, event.messages)
    case 'revoked':
      return changeMessages(opening, event.ids, { isRevoked: true })
    case 'peerRead':
      return changeMessages(opening, event.ids, { isPeerRead: true })
    case 'network':
      return changeChat(opening, () => ({ network: event.state }))
    case 'blacklist':
      return changeChat(opening, () => ({ blacklist: event.userIds }))
    case 'joinRequest': {
      const { requestId, from } = event
      return changeChat(opening, ({ joinRequests }) => ({
        // A repeated request keeps its place: the first is being asked.
        joinRequests: uniqueBy([...joinRequests, { requestId, from }], (request) => request.requestId),
      }))
    }
  }
}
