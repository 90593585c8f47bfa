import { useEffect } from 'react'
import type { ShownChat } from '../../../stores/chat'
import { lookAgain, startChat } from '../../../stores/chatConnection'
import { Messenger } from '../../../ui/Messenger'
import { useOnReturn } from '../../shared/useOnReturn'
import { ChatCaution } from './ChatCaution'
import { ChatFoot } from './ChatFoot'
import { ChatHead } from './ChatHead'
import { ChatNotices } from './ChatNotices'
import { MessageList } from './MessageList'
import { useNoteOpened } from './useNoteOpened'
import { useVisibleHeight } from './useVisibleHeight'
import { stopVoice } from './voicePlayer'

/** What is said in a consultation, live as long as it is looked at. */
export const Talk = ({ chat }: { chat: ShownChat }) => {
  const root = useVisibleHeight()
  const { visit } = chat
  useEffect(() => {
    const stop = startChat(visit)
    return () => {
      stop()
      stopVoice()
    }
  }, [visit])
  useOnReturn(() => void lookAgain(visit))
  useNoteOpened(chat)
  return (
    <Messenger ref={root} head={<ChatHead chat={chat} />} foot={<ChatFoot chat={chat} />}>
      <ChatCaution />
      <ChatNotices chat={chat} />
      <MessageList chat={chat} />
    </Messenger>
  )
}
