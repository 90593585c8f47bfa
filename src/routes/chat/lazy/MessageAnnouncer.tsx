import { useState } from 'react'
import type { ChatMessage } from '@/domain/chat/message'
import { lastIncoming } from '@/domain/chat/rows'
import { visibleMessages, type ShownChat } from '@/stores/chat/chat'
import { LiveRegion } from '@/ui/LiveRegion'
import { beginningOf, STEP } from './beginning'
import type { MessageTools } from './useMessageTools'

/** What was heard last, what of it is read out, and whether the list had come by then. */
type Noted = { last: ChatMessage | undefined; said: ChatMessage | undefined; wasLive: boolean }

type Props = { chat: ShownChat; tools: MessageTools }

/** Reads out what the others say while it is looked at; what was said before is read where it stands. */
export const MessageAnnouncer = ({ chat, tools: { textOf, nameOf } }: Props) => {
  const newest = lastIncoming(visibleMessages(chat))
  const isLive = chat.cursor !== undefined
  const [{ last, said, wasLive }, note] = useState<Noted>({ last: newest, said: undefined, wasLive: isLive })
  if (newest !== last || isLive !== wasLive)
    note({ last: newest, said: wasLive && newest !== last ? newest : said, wasLive: isLive })
  return (
    <div className="visuallyHidden">
      <LiveRegion role="status">{said && `${nameOf(said)} ${beginningOf(textOf(said), STEP)}`}</LiveRegion>
    </div>
  )
}
