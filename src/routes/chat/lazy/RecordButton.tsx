import { useEffect, useRef, useState, useReducer, useCallback, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { VOICE_LIMITS } from '@/domain/chat/rules'
import { monotonic } from '@/lib/time/clock'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { MicrophoneError, record, type Recorded, type Recording } from '@/lib/microphone'
import { chatOf, closedBy, infoNow, type ShownChat } from '@/stores/chat/chat'
import { isBlocked } from '@/stores/chat/followUps'
import { sendBody } from '@/stores/chat/send'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { MicrophoneIcon } from './icons'
import { stopVoice } from './voicePlayer'

type Voice = {
  since: number | undefined
  start: () => Promise<void>
  stop: () => void
  cancel: () => void
  /** Cancels, and says so where the consultation has closed. */
  giveUp: () => void
}

const useRecording = ({ id, visit }: ShownChat): Voice => {
  const { t } = useTranslation('chat')
  const [since, setSince] = useState<number>()
  const current = useRef<{ giveUp: AbortController; recording: Recording | undefined }>(undefined)
  const cancel = useCallback(() => {
    current.current?.giveUp.abort()
    current.current = undefined
    setSince(undefined)
  }, [])
  const stop = useCallback(() => {
    const recording = current.current?.recording
    // Nothing is recorded before the user allows the microphone.
    if (recording === undefined) cancel()
    else recording.stop()
  }, [cancel])
  const giveUp = useCallback(() => {
    const info = infoNow(id)
    const chat = chatOf(visit)
    const isClosed = info !== undefined && chat !== undefined && closedBy(info, chat) !== undefined
    if (isClosed && current.current?.recording !== undefined) showToast(t('voice.closed'))
    cancel()
  }, [cancel, id, t, visit])
  const send = async ({ file, seconds }: Recorded) => {
    const url = await fileToDataUrl(file)
    if (chatOf(visit) === undefined) return
    if (isBlocked(id)) showToast(t('box.problems.blocked'))
    else await sendBody(id, { kind: 'sound', file, seconds }, { kind: 'sound', url, seconds })
  }
  const start = async () => {
    cancel()
    stopVoice()
    const mine = { giveUp: new AbortController(), recording: undefined as Recording | undefined }
    current.current = mine
    try {
      mine.recording = await record(VOICE_LIMITS, mine.giveUp.signal)
      if (!mine.giveUp.signal.aborted) setSince(monotonic())
      const recorded = await mine.recording.ended
      if (recorded !== undefined) void send(recorded)
    } catch (failure) {
      showToast(t(`voice.${failure instanceof MicrophoneError ? failure.problem : 'failed'}`))
    }
    if (current.current === mine) cancel()
  }
  return { since, start, stop, cancel, giveUp }
}

type RecordOverlayProps = {
  since: number
  isLeaving: boolean
}

const NEAR_THE_END_S = 10

/** CHAT-18: shown over the messages while recording. */
const RecordOverlay = ({ since, isLeaving }: RecordOverlayProps) => {
  const { t } = useTranslation('chat')
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((monotonic() - since) / 1000)
  const left = VOICE_LIMITS.mostMs / 1000 - seconds
  return (
    <div className={styles.recording} data-leaving={isLeaving || undefined}>
      <MicrophoneIcon />
      <p className="tabular" role="timer">
        {left <= NEAR_THE_END_S ? t('box.kept', { seconds: left }) : t('box.recording', { seconds })}
      </p>
      <p role="status">{isLeaving ? t('box.cancel') : t('box.release')}</p>
    </div>
  )
}

type Props = { chat: ShownChat; disabled: boolean }

const CANCEL_PX = 80

/** CHAT-18, A285: holding records and releasing sends; keys start and stop instead. */
export const RecordButton = ({ chat, disabled }: Props) => {
  const { t } = useTranslation('chat')
  const { since, start, stop, cancel, giveUp } = useRecording(chat)
  const [isLeaving, setLeaving] = useState(false)
  const from = useRef(0)
  const isOn = since !== undefined
  // When the connection fails during a recording, this button unmounts. The recording then stays as an unsent message.
  useEffect(
    () => () => (chatOf(chat.visit)?.connection.state === 'failed' ? stop() : giveUp()),
    [chat.visit, stop, giveUp],
  )
  useEffect(() => {
    // A hidden page has no pressed button, and some web views do not report the release.
    const drop = () => {
      if (document.visibilityState === 'hidden') cancel()
    }
    document.addEventListener('visibilitychange', drop)
    return () => document.removeEventListener('visibilitychange', drop)
  }, [cancel])
  const begin = () => {
    // Browsers report presses of a disabled button too.
    if (disabled) return
    if (isBlocked(chat.id)) return showToast(t('box.problems.blocked'))
    setLeaving(false)
    void start()
  }
  const press = ({ button, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    from.current = clientY
    begin()
  }
  const release = () => (isLeaving ? cancel() : stop())
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return
    event.preventDefault()
    if (isOn) stop()
    else begin()
  }
  return (
    <>
      <button
        type="button"
        className={styles.hold}
        disabled={disabled}
        aria-label={t('box.talkKeys')}
        onPointerDown={press}
        onPointerMove={({ clientY }) => setLeaving(isOn && from.current - clientY > CANCEL_PX)}
        onPointerUp={release}
        onPointerCancel={cancel}
        onKeyDown={key}
        onContextMenu={(event) => event.preventDefault()}
      >
        {isOn ? (isLeaving ? t('box.cancel') : t('box.release')) : t('box.hold')}
      </button>
      {isOn && <RecordOverlay since={since} isLeaving={isLeaving} />}
    </>
  )
}
