import { useState } from 'react'
import type { ChatMessage } from '../../../domain/chat/message'
import { lastArrived } from '../../../domain/chat/rows'
import { visibleMessages, type ShownChat } from '../../../stores/chat'
import { Announced } from '../../../ui/Announced'
import { useMessageTexts } from './useMessageTexts'

/** Reads out what the others say while it is looked at; what was said before is read where it stands. */
export const SpokenMessages = ({ chat }: { chat: ShownChat }) => {
  const { textOf, nameOf } = useMessageTexts(chat)
  const newest = lastArrived(visibleMessages(chat))
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
