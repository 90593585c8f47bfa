import type { ChatMessage } from '@/domain/chat/message'
import type { ImEvent } from '@/gateways/im/port'
import { throttleBatch } from '@/lib/throttleBatch'
import { tellFault } from '@/lib/tellFault'
import { changeChat, chatOf, infoNow } from './chat'
import { useChatLink } from './imSession'
import { changeMessages, receiveLive, takeKnown } from './messages'

/** What is told of what is said and of who is there. */
export type ChatEvent = Exclude<ImEvent, { kind: 'ready' | 'notReady' | 'kickedOut' }>

/** More than so often nobody can follow, and a long list would be put in order for each message alone. */
const TOGETHER_MS = 100

/** Hears what the platform tells; of other groups nothing is heard (RE10). */
export const subscribeToImEvents = (visit: object): ((event: ChatEvent) => void) => {
  const { add, flush } = throttleBatch<ChatMessage>(TOGETHER_MS, (messages) => {
    receiveLive(visit, messages)
    if (messages.some(({ flow }) => flow === 'in')) tellRead(visit)
  })
  return (event) => {
    if ('group' in event && event.group !== groupOf(visit)) return
    if (event.kind === 'messages') return add(event.messages)
    // It may be about one of those that wait.
    flush()
    handleImEvent(visit, event)
  }
}

const handleImEvent = (visit: object, event: Exclude<ChatEvent, { kind: 'messages' }>): void => {
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
        joinRequests: [...joinRequests.filter((known) => known.requestId !== requestId), { requestId, from }],
      }))
    }
  }
}

/** Tells the others that what was said has been seen; nobody waits for it. */
export const tellRead = (visit: object): void => {
  const group = groupOf(visit)
  if (group === undefined || document.visibilityState === 'hidden') return
  useChatLink.getState().link?.client.markRead(group).catch(tellFault)
}

/** The platform's group of the consultation that is shown. */
export const groupOf = (visit: object): string | undefined => {
  const chat = chatOf(visit)
  return chat && infoNow(chat.id)?.group
}
