import { useEffect, useRef, useState, useReducer, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
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
  const isFinger = useRef(false)
  const isOn = since !== undefined
  // When the connection fails during a recording, this button unmounts. The recording then stays as an unsent message.
  useEffect(
    () => () => (chatOf(chat.visit)?.connection.state === 'failed' ? stop() : giveUp()),
    [chat.visit, stop, giveUp],
  )
  useEffect(() => {
    let wasDropped = false
    // A hidden page has no pressed button, and some web views do not report the release.
    const drop = () => {
      if (document.visibilityState === 'hidden') wasDropped = cancel() || wasDropped
      else if (wasDropped) {
        wasDropped = false
        showToast(t('voice.dropped'))
      }
    }
    document.addEventListener('visibilitychange', drop)
    return () => document.removeEventListener('visibilitychange', drop)
  }, [cancel, t])
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
    isFinger.current = !isAssistive(event)
    if (button !== 0 || !isFinger.current) return
    currentTarget.setPointerCapture(pointerId)
    from.current = clientY
    begin(true)
  }
  const move = ({ clientY }: PointerEvent) => setLeaving(isOn && isHeld && from.current - clientY > CANCEL_PX)
  const release = () => {
    if (!isFinger.current) return
    if (isLeaving) cancel()
    else stop()
  }
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
        onPointerCancel={cancel}
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
