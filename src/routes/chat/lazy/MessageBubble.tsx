import { useState } from 'react'
import type { ChatMessage } from '@/domain/chat/message'
import { Bubble } from '@/ui/Bubble'
import { BubbleBody } from './BubbleBody'
import styles from './chat.module.css'
import { MessageAvatar } from './MessageAvatar'
import { actionsOf } from './messageActions'
import { MessageMenu } from './MessageMenu'
import { MessageState } from './MessageState'
import { useLongPress } from './useLongPress'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** A message at its side: who says it, what, and how far it has come. A long press, or its button, opens its menu. */
export const MessageBubble = ({ message, tools }: Props) => {
  const { t, words, nameOf, timeText } = tools
  const [hasMenu, setHasMenu] = useState(false)
  const open = () => setHasMenu(actionsOf(message, tools).length > 0)
  const press = useLongPress(open)
  return (
    <div className={styles.said} data-flow={message.flow}>
      <MessageAvatar message={message} tools={tools} />
      <div className={styles.column}>
        <span className="visuallyHidden">{words.of(nameOf(message), timeText(message.time))}</span>
        <div className={styles.bubbleLine} data-failed={message.state === 'failed' || undefined}>
          <Bubble side={message.flow === 'out' ? 'right' : 'left'} bare={message.body.kind === 'image'} {...press}>
            <BubbleBody message={message} t={t} />
          </Bubble>
          <MessageState message={message} tools={tools} />
          {actionsOf(message, tools).length > 0 && (
            <button type="button" className={styles.menuButton} aria-label={words.menu} onClick={open} />
          )}
        </div>
      </div>
      {hasMenu && <MessageMenu message={message} tools={tools} onClose={() => setHasMenu(false)} />}
    </div>
  )
}
