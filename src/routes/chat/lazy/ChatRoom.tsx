import { useEffect } from 'react'
import { dataOf } from '@/lib/remote'
import { infoOf, isLive, useChat, type ShownChat } from '@/stores/chat/chat'
import { lookAgain, startChat } from '@/stores/chat/connection'
import { ChatLayout } from '@/ui/ChatLayout'
import { useOnResume } from '@/routes/shared/useOnResume'
import { ChatCaution } from './ChatCaution'
import { ChatFoot } from './ChatFoot'
import { ChatHead } from './ChatHead'
import { ChatNotices } from './ChatNotices'
import { MessageList } from './MessageList'
import { useMarkAsRead } from './useMarkAsRead'
import { useLookNow } from './useLookNow'
import { useVisibleHeight } from './useVisibleHeight'
import { stopVoice } from './voicePlayer'

/** What is said in a consultation, live as long as it is looked at. */
export const ChatRoom = ({ chat }: { chat: ShownChat }) => {
  const root = useVisibleHeight()
  const { id, visit } = chat
  const info = dataOf(useChat(infoOf(id)))
  const live = info !== undefined && isLive(info)
  // It may begin, or be over, while it is looked at.
  useEffect(() => startChat(visit), [visit, live])
  useEffect(() => stopVoice, [visit])
  useLookNow(chat, info?.status)
  useOnResume(() => void lookAgain(visit))
  useMarkAsRead(chat)
  return (
    <ChatLayout ref={root} head={<ChatHead chat={chat} />} foot={<ChatFoot chat={chat} />}>
      <ChatCaution />
      <ChatNotices chat={chat} />
      <MessageList chat={chat} />
    </ChatLayout>
  )
}
