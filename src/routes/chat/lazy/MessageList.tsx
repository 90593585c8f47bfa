import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, memo, type TouchEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { incomingSince, lastArrived, rowsOf, lastIncoming, isSystemMessage } from '@/domain/chat/rows'
import { joinWithDot } from '@/lib/joinWithDot'
import { visibleMessages, type ShownChat } from '@/stores/chat/chat'
import { putBackText } from '@/stores/chat/draft'
import { LONGEST_TEXT } from '@/stores/chat/send'
import { Button } from '@/ui/Button'
import { ChatTime } from '@/ui/ChatLayout'
import { focusAround } from '@/ui/focusMain'
import { LiveRegion } from '@/ui/LiveRegion'
import { ServerText } from '@/ui/ServerText'
import { ClosedReason } from './ClosedReason'
import { LoadEarlier, useLoadEarlier } from './LoadEarlier'
import { LongText, beginningOf, STEP } from './LongText'
import { MessageBubble } from './MessageBubble'
import styles from './chat.module.css'
import { useMessageContext, type MessageContext } from './messageTexts'
import { OpenedMessage, type Opened, type RowContext } from './OpenedMessage'
import type { Sought } from './chatTool'
import { useFirstNew } from './useFirstNew'
import { useVirtualMessages } from './useVirtualMessages'

type SystemMessageProps = { message: ChatMessage; context: MessageContext }

const SystemMessage = ({ message, context: { t, textOf, id, isClosed, soughtWords } }: SystemMessageProps) => {
  const { isRevoked, flow, body } = message
  const written = !isClosed && isRevoked && flow === 'out' && body.kind === 'text' ? body.text : ''
  const editable = written.length <= LONGEST_TEXT ? written : ''
  return (
    <div className={styles.line}>
      <LongText soughtWords={soughtWords}>{textOf(message)}</LongText>
      {editable !== '' && (
        <Button variant="quiet" onClick={() => putBackText(id, editable)}>
          {t('message.editAgain')}
        </Button>
      )}
    </div>
  )
}

/** The last message, those read out last, and whether the chat was live then. */
type Noted = { last: ChatMessage | undefined; said: readonly ChatMessage[]; wasLive: boolean }

type MessageAnnouncerProps = { chat: ShownChat; context: MessageContext }

/** Reads out new messages of others in a live region; earlier ones are read in the list. */
const MessageAnnouncer = ({ chat, context: { textOf, nameOf } }: MessageAnnouncerProps) => {
  const messages = visibleMessages(chat)
  const newest = lastIncoming(messages)
  const isLive = chat.cursor !== undefined
  const [{ last, said, wasLive }, note] = useState<Noted>({ last: newest, said: [], wasLive: isLive })
  if (newest !== last || isLive !== wasLive)
    note({ last: newest, said: wasLive && newest !== last ? incomingSince(messages, last) : said, wasLive: isLive })
  return (
    <div className="visuallyHidden">
      <LiveRegion role="status">
        {said.map((message) => (
          <p key={keyOf(message)}>
            <ServerText>{`${nameOf(message)} ${beginningOf(textOf(message), STEP)}`}</ServerText>
          </p>
        ))}
      </LiveRegion>
    </div>
  )
}

type Watched = { sending: readonly string[]; failed: string | undefined }

/** Reads out an own message that fails while the chat is open: its bubble alone would change silently. */
const FailureAnnouncer = ({ chat: { messages }, context: { t, textOf } }: MessageAnnouncerProps) => {
  const [{ sending, failed }, watch] = useState<Watched>({ sending: [], failed: undefined })
  const keysIn = (state: ChatMessage['state']) => messages.flatMap((one) => (one.state === state ? keyOf(one) : []))
  const sendingNow = keysIn('sending')
  const lost = keysIn('failed').find((key) => sending.includes(key))
  if (sendingNow.join() !== sending.join()) watch({ sending: sendingNow, failed: lost ?? failed })
  const message = messages.find((one) => one.state === 'failed' && keyOf(one) === failed)
  const reason = message?.refusal
  return (
    <div className="visuallyHidden">
      <LiveRegion role="status">
        {message &&
          joinWithDot(
            reason === undefined ? t('message.failed') : t('message.refused', { reason: t(`imErrors.${reason}`) }),
            textOf(message),
          )}
      </LiveRegion>
    </div>
  )
}

type Props = {
  id: string
  message: ChatMessage
  showsTime: boolean
  isFirstNew: boolean
  isSought: boolean
  context: RowContext
}

/** Memoised: thousands of rows, rendered on every scroll. */
const MessageRow = memo(({ id, message, showsTime, isFirstNew, isSought, context }: Props) => (
  // Takes the focus of a button that disappears in it.
  <li tabIndex={-1} className={styles.row} data-key={id} data-sought={isSought || undefined}>
    {isFirstNew && <p className={styles.firstNew}>{context.t('history.firstNew')}</p>}
    {showsTime && <ChatTime>{context.timeText(message.time)}</ChatTime>}
    {isSystemMessage(message) ? (
      <SystemMessage message={message} context={context} />
    ) : (
      <MessageBubble message={message} context={context} />
    )}
  </li>
))

/** The previous page loads within this distance from the top. */
const EARLIER_PX = 120
const PULL_PX = 40

/** CHAT-12: the messages, newest last; scrolling or pulling at the top loads the previous page. */
export const MessageList = ({ chat, sought }: { chat: ShownChat; sought: Sought | undefined }) => {
  const { t } = useTranslation('chat')
  const texts = useMessageContext(chat, sought?.words)
  const [opened, open] = useState<Opened>()
  const context = useMemo(() => ({ ...texts, open }), [texts])
  const { messages, blacklist } = chat
  const shown = useMemo(() => visibleMessages({ messages, blacklist }), [messages, blacklist])
  const rows = useMemo(() => rowsOf(shown), [shown])
  const { scroller, list, part, onScroll, hasNewer, toEnd, toRow } = useVirtualMessages(rows, endsOf(shown))
  const seek = useEffectEvent(toRow)
  useLayoutEffect(() => {
    if (sought?.key !== undefined) seek(sought.key)
  }, [sought])
  const firstNew = useFirstNew(chat, shown)
  const openedMessage = opened && shown.find((message) => keyOf(message) === opened.key && !isSystemMessage(message))
  if (opened && openedMessage === undefined) open(undefined)
  const [pulledFrom, setPulledFrom] = useState<number>()
  const lastTop = useRef(0)
  const { load, loaded } = useLoadEarlier(chat)
  const loadMore = () => {
    if (chat.earlier.state === 'idle') load()
  }
  const scroll = () => {
    onScroll()
    const top = scroller.current?.scrollTop ?? 0
    // A Tab to the button scrolls as well, and does not press it.
    const isAtButton = document.activeElement?.matches(`.${styles.earlier} > button`) === true
    // Only when scrolling up: the first rendering of the newest page starts at the top, too.
    if (top < EARLIER_PX && top < lastTop.current && !isAtButton) loadMore()
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
        onTouchStart={(event) => {
          const isAtTop = (scroller.current?.scrollTop ?? 0) <= 0
          setPulledFrom(isAtTop ? event.touches[0]?.clientY : undefined)
        }}
        onTouchMove={pull}
      >
        <LoadEarlier
          chat={chat}
          hasMessages={rows.length > 0}
          isSearching={sought !== undefined}
          load={load}
          loaded={loaded}
        />
        <ol role="list" ref={list} style={{ paddingTop: part.above, paddingBottom: part.below }}>
          {rows.slice(part.first, part.last).map((row) => (
            <MessageRow
              key={row.key}
              id={row.key}
              message={row.message}
              showsTime={row.showsTime}
              isFirstNew={row.key === firstNew}
              isSought={row.key === sought?.key}
              context={context}
            />
          ))}
        </ol>
        <ClosedReason chat={chat} below />
      </div>
      {hasNewer && (
        <div className={styles.newer}>
          <Button ref={focusAround} onClick={toEnd}>
            {t('history.newest')}
          </Button>
        </div>
      )}
      {opened && openedMessage && (
        <OpenedMessage
          opened={opened}
          message={openedMessage}
          shown={shown}
          context={context}
          list={list}
          onClose={() => open(undefined)}
        />
      )}
      <MessageAnnouncer chat={chat} context={context} />
      <FailureAnnouncer chat={chat} context={context} />
    </div>
  )
}

/** Unsent messages stay below everything that arrives. */
const endsOf = (messages: readonly ChatMessage[]) =>
  [...new Set([lastArrived(messages), messages[messages.length - 1]])].flatMap((message) =>
    message === undefined ? [] : [{ key: keyOf(message), isOwn: message.flow === 'out' }],
  )
