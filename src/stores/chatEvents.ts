import type { ImEvent } from '../gateways/im/port'
import { changeChat, chatOf, infoNow } from './chat'
import { useChatLink } from './chatLink'
import { changeMessages, receiveLive, takeKnown } from './chatMessages'

/** What the platform tells of what is said and of who is there; of other groups nothing is heard (RE10). */
export const hear = (visit: object, event: Exclude<ImEvent, { kind: 'ready' | 'notReady' | 'kickedOut' }>): void => {
  if ('group' in event && event.group !== groupOf(visit)) return
  switch (event.kind) {
    case 'messages':
      receiveLive(visit, event.messages)
      if (event.messages.some(({ flow }) => flow === 'in')) tellRead(visit)
      return
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
  useChatLink
    .getState()
    .link?.client.markRead(group)
    .catch(() => undefined)
}

/** The platform's group of the consultation that is shown. */
export const groupOf = (visit: object): string | undefined => {
  const chat = chatOf(visit)
  return chat && infoNow(chat.id)?.group
}
