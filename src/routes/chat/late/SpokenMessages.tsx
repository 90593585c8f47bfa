import { useState } from 'react'
import type { ChatMessage } from '../../../domain/chat/message'
import { visibleMessages, type ShownChat } from '../../../stores/chat'
import { Announced } from '../../../ui/Announced'
import { useMessageTexts } from './useMessageTexts'

/** Reads out what the others say while it is looked at; what was said before is read where it stands. */
export const SpokenMessages = ({ chat }: { chat: ShownChat }) => {
  const { textOf, nameOf } = useMessageTexts(chat)
  const messages = visibleMessages(chat)
  // What has not arrived stands below whatever arrives.
  const newest = messages.filter(({ state }) => state === 'sent').slice(-1)[0]
  const isLive = chat.cursor !== undefined
  const [{ last, said }, note] = useState<{ last: ChatMessage | undefined; said: ChatMessage | undefined }>({
    last: newest,
    said: undefined,
  })
  if (newest !== last)
    note({ last: newest, said: isLive && last !== undefined && newest?.flow === 'in' ? newest : said })
  return (
    <div className="visuallyHidden">
      <Announced role="status">{said && `${nameOf(said)} ${textOf(said)}`}</Announced>
    </div>
  )
}
