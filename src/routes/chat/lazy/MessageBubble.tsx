import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { mayResend, textToChange } from '@/domain/chat/rules'
import { putBackText } from '@/stores/chat/draft'
import { useIsUnplayed } from '@/stores/chat/playedVoices'
import { useIsBeingRecalled } from '@/stores/chat/recall'
import { deleteMessage } from '@/stores/chat/send'
import { Avatar } from '@/ui/Avatar'
import { Bubble } from '@/ui/ChatLayout'
import { focusAround } from '@/ui/focusMain'
import { ServerText } from '@/ui/ServerText'
import { ClockIcon, FailedIcon } from '@/ui/icons'
import { doctorFace } from '@/routes/shared/faces'
import { BubbleBody } from './BubbleBody'
import styles from './chat.module.css'
import { actionsOf, sendAgain } from './MessageMenu'
import type { MessageContext } from './messageTexts'
import type { RowContext } from './OpenedMessage'

type MessageStateProps = { message: ChatMessage; context: MessageContext }

const MessageState = ({ message, context }: MessageStateProps) => {
  const { state, flow, isPeerRead } = message
  const { t, words } = context
  const isBeingRecalled = useIsBeingRecalled(message)
  if (flow === 'in') return null
  switch (state) {
    case 'sending':
      return <Waiting label={t('message.sending')} />
    case 'failed':
      return <Failed message={message} context={context} />
    case 'sent':
      if (isBeingRecalled) return <Waiting label={t('message.recalling')} />
      return isPeerRead ? <span className={styles.read}>{words.read}</span> : null
  }
}

const Waiting = ({ label }: { label: string }) => (
  <span className={styles.sending} role="img" aria-label={label}>
    <ClockIcon />
  </span>
)

/** The dot of a voice message that was not played yet. */
const Unplayed = ({ message, context: { id, t } }: MessageStateProps) =>
  useIsUnplayed(id, message) ? (
    <span className={styles.unplayed} role="img" aria-label={t('message.unplayed')} />
  ) : null

/** Why a message was rejected, with a retry, or an edit where a retry is useless. */
const Failed = ({ message, context }: MessageStateProps) => {
  const { t, id, opening, isClosed } = context
  const { refusal } = message
  const text = isClosed ? '' : textToChange(message)
  const isResendable = !isClosed && mayResend(message)
  const change = () => {
    putBackText(id, text)
    deleteMessage(opening, keyOf(message))
  }
  return (
    <>
      {(refusal !== undefined || !isResendable) && (
        <span className={styles.failed}>
          <FailedIcon />
          {refusal === undefined ? t('message.failed') : t('message.refused', { reason: t(`imErrors.${refusal}`) })}
        </span>
      )}
      {isResendable && (
        <button ref={focusAround} type="button" className={styles.failed} onClick={() => sendAgain(message, context)}>
          {refusal === undefined && <FailedIcon />}
          {t(refusal === undefined ? 'message.failedResend' : 'message.resend')}
        </button>
      )}
      {text !== '' && (
        <button ref={focusAround} type="button" className={styles.failed} onClick={change}>
          {t('message.editAgain')}
        </button>
      )}
    </>
  )
}

const LONG_PRESS_MS = 800
const SLACK_PX = 10

const useLongPress = (onLongPress: () => void) => {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; isTouch: boolean }>(undefined)
  const end = () => {
    if (pressed.current !== undefined) clearTimeout(pressed.current.timer)
    pressed.current = undefined
  }
  useEffect(() => end, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      const { clientX: x, clientY: y, button, pointerType } = event
      end()
      if (button !== 0) return
      pressed.current = { timer: setTimeout(onLongPress, LONG_PRESS_MS), x, y, isTouch: pointerType === 'touch' }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = pressed.current
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      // Android fires this event after half a second of touch, but a long press takes 800 ms here (A13).
      if (pressed.current?.isTouch === true) return
      end()
      onLongPress()
    },
  }
}

type MessageAvatarProps = { message: ChatMessage; context: MessageContext }

/** Decorative: the bubble’s label names the sender. */
const MessageAvatar = ({ message: { flow, from }, context: { info, people } }: MessageAvatarProps) => {
  const person = people.get(from)
  const isDoctor = flow === 'in' && (info?.doctorUserId === undefined || from === info.doctorUserId)
  const name = flow === 'out' ? info?.customerName : isDoctor ? info?.doctorName : person?.name
  const src = isDoctor ? (info?.doctorPictureUrl ?? person?.pictureUrl) : person?.pictureUrl
  if (isDoctor) return <Avatar small src={src} face={doctorFace({ name })} />
  return <Avatar small src={src} letters={name && Array.from(name)[0]} />
}

type Props = { message: ChatMessage; context: RowContext }

export const MessageBubble = ({ message, context }: Props) => {
  const { words, nameOf, timeText } = context
  const hasMenu = actionsOf(message, context).length > 0
  const openMenu = () => context.open({ kind: 'menu', key: keyOf(message) })
  const press = useLongPress(() => {
    if (hasMenu) openMenu()
  })
  return (
    <div className={styles.said} data-flow={message.flow}>
      <MessageAvatar message={message} context={context} />
      <div className={styles.column}>
        <span className="visuallyHidden">
          <ServerText>{words.of(nameOf(message), timeText(message.time))}</ServerText>
        </span>
        <div className={styles.bubbleLine} data-failed={message.state === 'failed' || undefined}>
          <Bubble side={message.flow === 'out' ? 'right' : 'left'} unpadded={message.body.kind === 'image'} {...press}>
            <BubbleBody message={message} context={context} />
          </Bubble>
          <MessageState message={message} context={context} />
          {message.body.kind === 'sound' && <Unplayed message={message} context={context} />}
          {hasMenu && (
            <button
              ref={focusAround}
              type="button"
              className={styles.menuButton}
              aria-label={words.menu}
              onClick={openMenu}
            />
          )}
        </div>
      </div>
    </div>
  )
}
