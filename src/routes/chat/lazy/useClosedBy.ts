import { dataOf } from '@/lib/remote'
import { closedBy, infoOf, useChat, type Closed, type ShownChat } from '@/stores/chat/chat'

/** Why nothing can be written here, if so. */
export const useClosedBy = (chat: ShownChat): Closed | undefined => {
  const info = dataOf(useChat(infoOf(chat.id)))
  return info && closedBy(info, chat)
}
