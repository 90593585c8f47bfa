import { mayRecall } from '@/domain/chat/rules'
import type { ChatMessage } from '@/domain/chat/message'
import { platformSeconds } from './clock'
import { useChatLink } from './imSession'
import { changeMessages } from './messages'

/** Whether its sender may still take it back (CHAT-19, A278). */
export const isRecallable = (message: ChatMessage): boolean => mayRecall(message, platformSeconds())

/** Takes it back; rejects as the platform does, and then it stays. */
export const recallMessage = async (visit: object, { id }: ChatMessage): Promise<void> => {
  const client = useChatLink.getState().link?.client
  if (id === undefined || client === undefined) return
  await client.recall(id)
  changeMessages(visit, [id], { isRevoked: true })
}
