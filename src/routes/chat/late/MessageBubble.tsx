import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../domain/chat/message'
import type { ShownChat } from '../../../stores/chat'
import { Bubble } from '../../../ui/Bubble'
import { BubbleBody } from './BubbleBody'
import styles from './chat.module.css'
import { Face } from './Face'
import { MoreIcon } from './icons'
import { MessageMenu } from './MessageMenu'
import { MessageState } from './MessageState'
import { useLongPress } from './useLongPress'
import { useMessageActions } from './useMessageActions'
import { useMessageTexts } from './useMessageTexts'
import { useMessageTime } from './useMessageTime'

type Props = { message: ChatMessage; chat: ShownChat }

/** A message at its side: who says it, what, and how far it has come. A long press, or its button, opens its menu. */
export const MessageBubble = ({ message, chat }: Props) => {
  const { t } = useTranslation('chat')
  const { nameOf } = useMessageTexts(chat)
  const timeText = useMessageTime()
  const actionsOf = useMessageActions(chat)
  const [hasMenu, setHasMenu] = useState(false)
  const open = () => setHasMenu(actionsOf(message).length > 0)
  const press = useLongPress(open)
  return (
    <div className={styles.said} data-flow={message.flow}>
      <Face message={message} chat={chat} />
      <div className={styles.column}>
        <span className="visuallyHidden">
          {t('message.of', { name: nameOf(message), time: timeText(message.time) })}
        </span>
        <div className={styles.bubbleLine}>
          <Bubble side={message.flow === 'out' ? 'right' : 'left'} bare={message.body.kind === 'image'} {...press}>
            <BubbleBody message={message} />
          </Bubble>
          <MessageState message={message} chat={chat} />
          {actionsOf(message).length > 0 && (
            <button type="button" className={styles.menuButton} aria-label={t('message.menu')} onClick={open}>
              <MoreIcon />
            </button>
          )}
        </div>
      </div>
      {hasMenu && <MessageMenu message={message} chat={chat} onClose={() => setHasMenu(false)} />}
    </div>
  )
}
