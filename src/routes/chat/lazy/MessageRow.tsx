import { memo } from 'react'
import { isSystemMessage } from '@/domain/chat/systemMessage'
import type { ChatMessage } from '@/domain/chat/message'
import styles from './chat.module.css'
import { MessageBubble } from './MessageBubble'
import { SystemMessage } from './SystemMessage'
import type { MessageTools } from './useMessageTools'

type Props = { id: string; message: ChatMessage; showsTime: boolean; tools: MessageTools }

/** One message in its place, and the time above it where a while has passed. */
export const MessageRow = memo(({ id, message, showsTime, tools }: Props) => (
  <li className={styles.row} data-key={id}>
    {showsTime && <p className={styles.time}>{tools.timeText(message.time)}</p>}
    {isSystemMessage(message) ? (
      <SystemMessage message={message} tools={tools} />
    ) : (
      <MessageBubble message={message} tools={tools} />
    )}
  </li>
))
