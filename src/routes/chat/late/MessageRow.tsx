import { isLine } from '../../../domain/chat/look'
import type { ChatRow } from '../../../domain/chat/rows'
import type { ShownChat } from '../../../stores/chat'
import styles from './chat.module.css'
import { MessageBubble } from './MessageBubble'
import { MessageLine } from './MessageLine'
import { useMessageTime } from './useMessageTime'

type Props = { row: ChatRow; chat: ShownChat }

/** One message in its place, and the time above it where a while has passed. */
export const MessageRow = ({ row: { key, message, showsTime }, chat }: Props) => {
  const timeText = useMessageTime()
  return (
    <li className={styles.row} data-key={key}>
      {showsTime && <p className={styles.time}>{timeText(message.time)}</p>}
      {isLine(message) ? (
        <MessageLine message={message} chat={chat} />
      ) : (
        <MessageBubble message={message} chat={chat} />
      )}
    </li>
  )
}
