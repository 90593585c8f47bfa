import { useMemo, useRef, useState, type TouchEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { lastArrived, rowsOf } from '@/domain/chat/rows'
import { visibleMessages, type ShownChat } from '@/stores/chat/chat'
import { loadEarlier } from '@/stores/chat/history'
import { Button } from '@/ui/Button'
import { LoadOlder } from './LoadOlder'
import styles from './chat.module.css'
import { ClosedReason } from './ClosedReason'
import { MessageRow } from './MessageRow'
import { MessageAnnouncer } from './MessageAnnouncer'
import { useMessageTools } from './useMessageTools'
import { useVirtualMessages } from './useVirtualMessages'

/** So near to the top the page before is asked for. */
const EARLIER_PX = 120
/** So far a finger pulls down what is at its top already. */
const PULL_PX = 40

/** What was said, the newest below; the page before comes when the reader is at the top, or pulls there (CHAT-12). */
export const MessageList = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const tools = useMessageTools(chat)
  const { messages, blacklist } = chat
  const shown = useMemo(() => visibleMessages({ messages, blacklist }), [messages, blacklist])
  // Of thousands, and drawn anew for every scroll.
  const rows = useMemo(() => rowsOf(shown), [shown])
  const { scroller, list, part, onScroll, hasNewer, toEnd } = useVirtualMessages(rows, endsOf(shown))
  const [pulledFrom, setPulledFrom] = useState<number>()
  const lastTop = useRef(0)
  const loadMore = () => {
    if (chat.earlier.state === 'idle') void loadEarlier(chat.visit)
  }
  const scroll = () => {
    onScroll()
    const top = scroller.current?.scrollTop ?? 0
    // Only upward: the first drawing of the newest page begins at the top, too.
    if (top < EARLIER_PX && top < lastTop.current) loadMore()
    lastTop.current = top
  }
  const pull = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    if (pulledFrom === undefined || touch === undefined || touch.clientY - pulledFrom < PULL_PX) return
    setPulledFrom(undefined)
    loadMore()
  }
  return (
    <div className={styles.history}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={t('history.label')}
        onScroll={scroll}
        onTouchStart={({ touches }) =>
          setPulledFrom((scroller.current?.scrollTop ?? 0) <= 0 ? touches[0]?.clientY : undefined)
        }
        onTouchMove={pull}
      >
        <LoadOlder chat={chat} hasMessages={rows.length > 0} />
        <ol ref={list} style={{ paddingTop: part.above, paddingBottom: part.below }}>
          {rows.slice(part.first, part.last).map((row) => (
            <MessageRow key={row.key} id={row.key} message={row.message} showsTime={row.showsTime} tools={tools} />
          ))}
        </ol>
        <ClosedReason chat={chat} below />
      </div>
      {hasNewer && (
        <div className={styles.newer}>
          <Button onClick={toEnd}>{t('history.newest')}</Button>
        </div>
      )}
      <MessageAnnouncer chat={chat} tools={tools} />
    </div>
  )
}

/** What has not arrived stands below whatever arrives. */
const endsOf = (messages: readonly ChatMessage[]) =>
  [...new Set([lastArrived(messages), messages[messages.length - 1]])].flatMap((message) =>
    message === undefined ? [] : [{ key: keyOf(message), isOwn: message.flow === 'out' }],
  )
