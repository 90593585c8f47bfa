import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useReducer,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { VOICE_LIMITS } from '@/domain/chat/rules'
import { monotonic } from '@/lib/time/clock'
import { isAppleMobile } from '@/lib/device'
import { chatOf, type ShownChat } from '@/stores/chat/chat'
import { isBlocked } from '@/stores/chat/followUps'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { MicrophoneIcon } from './icons'
import { useRecording } from './useRecording'

type RecordOverlayProps = {
  seconds: number
  isLeaving: boolean
  next: string
}

const NEAR_THE_END_S = 10

const secondsLeft = (seconds: number): number => VOICE_LIMITS.mostMs / 1000 - seconds

/** CHAT-18: shown over the messages while recording. */
const RecordOverlay = ({ seconds, isLeaving, next }: RecordOverlayProps) => {
  const { t } = useTranslation('chat')
  const left = secondsLeft(seconds)
  return (
    <div className={styles.recording} data-leaving={isLeaving || undefined}>
      <MicrophoneIcon />
      <p className="tabular" role="timer">
        {left <= NEAR_THE_END_S ? t('box.kept', { seconds: left }) : t('box.recording', { seconds })}
      </p>
      <p>{next}</p>
    </div>
  )
}

const useSeconds = (since: number | undefined): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    if (since === undefined) return undefined
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.floor((monotonic() - since) / 1000)
}

type Props = { chat: ShownChat; disabled: boolean }

const CANCEL_PX = 80

/** Whether a screen reader made this press. It has no finger, so it cannot hold. */
const isAssistive = ({ pointerType, width, height, pressure }: PointerEvent): boolean =>
  (pointerType === 'mouse' && width <= 1 && height <= 1 && pressure === 0) ||
  (isAppleMobile() && width === 0 && height === 0)

/** CHAT-18, A285, A612, A668: holding records and releasing sends; keys and screen readers start and stop instead. */
export const RecordButton = ({ chat, disabled }: Props) => {
  const { t } = useTranslation('chat')
  const { since, ended, start, stop, cancel, giveUp, hasJustEnded } = useRecording(chat)
  const seconds = useSeconds(since)
  const [isLeaving, setLeaving] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const from = useRef(0)
  const holder = useRef<number>(undefined)
  const isFinger = useRef(false)
  const wasDropped = useRef(false)
  const isOn = since !== undefined
  // When the connection fails during a recording, this button unmounts. The recording then stays as an unsent message.
  useEffect(
    () => () => (chatOf(chat.opening)?.connection.state === 'failed' ? stop() : giveUp()),
    [chat.opening, stop, giveUp],
  )
  const noteDropped = useCallback(() => {
    if (!wasDropped.current || document.visibilityState === 'hidden') return
    wasDropped.current = false
    showToast(t('voice.dropped'))
  }, [t])
  useEffect(() => {
    // A hidden page has no pressed button, and some web views do not report the release.
    const drop = () => {
      if (document.visibilityState === 'hidden') wasDropped.current = cancel() || wasDropped.current
      noteDropped()
    }
    document.addEventListener('visibilitychange', drop)
    return () => document.removeEventListener('visibilitychange', drop)
  }, [cancel, noteDropped])
  const begin = (held: boolean) => {
    // Browsers report presses of a disabled button too.
    if (disabled) return
    if (isBlocked(chat.id)) return showToast(t('box.problems.blocked'))
    setLeaving(false)
    setHeld(held)
    void start()
  }
  const press = (event: PointerEvent) => {
    const { button, clientY, currentTarget, pointerId } = event
    // A second finger. Where the release of the first was not reported, this one goes on with the recording.
    if (holder.current !== undefined && currentTarget.hasPointerCapture(holder.current)) return
    isFinger.current = !isAssistive(event)
    if (button !== 0 || !isFinger.current) return
    currentTarget.setPointerCapture(pointerId)
    holder.current = pointerId
    from.current = clientY
    if (isOn) setHeld(true)
    else begin(true)
  }
  const isAway = (clientY: number) => from.current - clientY > CANCEL_PX
  const move = ({ clientY, pointerId }: PointerEvent) => {
    if (pointerId === holder.current) setLeaving(isAway(clientY))
  }
  const letGo = ({ pointerId }: PointerEvent, then: () => void) => {
    if (pointerId !== holder.current) return
    holder.current = undefined
    then()
  }
  const release = (event: PointerEvent) => letGo(event, () => (isAway(event.clientY) ? void cancel() : stop()))
  const interrupt = (event: PointerEvent) =>
    letGo(event, () => {
      wasDropped.current = cancel() || wasDropped.current
      // Phones report a call or a lock before they hide the page.
      setTimeout(noteDropped)
    })
  const click = ({ detail }: MouseEvent) => {
    // The click after a finger's release. A click by a key has no count.
    if (detail > 0 && isFinger.current) return
    if (isOn) stop()
    else if (!hasJustEnded()) begin(false)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && cancel()) showToast(t('voice.dropped'))
    // A held key repeats its click.
    if (event.repeat) event.preventDefault()
  }
  const onText = () => {
    if (!isHeld) return t('box.pressAgain')
    return isLeaving ? t('box.cancel') : t('box.release')
  }
  const heard = () => {
    if (!isOn) return ended && t(`voice.${ended}`)
    if (secondsLeft(seconds) <= NEAR_THE_END_S) return t('box.lastSeconds')
    return isHeld ? onText() : t('box.started')
  }
  return (
    <>
      {/* A668: it stands before the press, because a region that comes with its words is not read out. */}
      <p role="status" className="visuallyHidden">
        {heard()}
      </p>
      <button
        type="button"
        className={styles.hold}
        disabled={disabled}
        aria-label={isOn && !isHeld ? t('box.pressAgain') : t('box.talkKeys')}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={interrupt}
        onClick={click}
        onKeyDown={key}
        onContextMenu={(event) => event.preventDefault()}
      >
        {isOn ? onText() : t('box.hold')}
      </button>
      {isOn && <RecordOverlay seconds={seconds} isLeaving={isLeaving} next={onText()} />}
    </>
  )
}
