import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VOICE_LIMITS } from '@/domain/chat/rules'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { MicrophoneError, record, type Recorded, type Recording } from '@/lib/microphone'
import { sessionGuard } from '@/lib/sessionScope'
import { monotonic } from '@/lib/time/clock'
import { chatOf, closedBy, infoNow, type ShownChat } from '@/stores/chat/chat'
import { isBlocked } from '@/stores/chat/followUps'
import { isChatAllowed } from '@/stores/chat/imSession'
import { sendBody } from '@/stores/chat/send'
import { showToast } from '@/ui/toast'
import { stopVoice } from './voicePlayer'

type Voice = {
  since: number | undefined
  /** How the last recording that goes to the chat has ended. */
  ended: 'sending' | 'endedByItself' | undefined
  start: () => Promise<void>
  stop: () => void
  /** Returns whether something was being recorded. */
  cancel: () => boolean
  /** Cancels a recording that the user has not cancelled, and says so. */
  giveUp: () => void
  /** Whether a recording has ended by itself so lately that a press may still be meant for it. */
  hasJustEnded: () => boolean
}

type Current = { giveUp: AbortController; recording: Recording | undefined; isStopped: boolean }

const JUST_ENDED_MS = 1500

/** Records and sends a voice message in a chat. */
export const useRecording = ({ id, opening }: ShownChat): Voice => {
  const { t } = useTranslation('chat')
  const [since, setSince] = useState<number>()
  const [ended, setEnded] = useState<Voice['ended']>()
  const current = useRef<Current>(undefined)
  const endedAt = useRef(-Infinity)
  const cancel = useCallback(() => {
    const isRunning = current.current?.recording !== undefined
    current.current?.giveUp.abort()
    current.current = undefined
    setSince(undefined)
    return isRunning
  }, [])
  const stop = useCallback(() => {
    const running = current.current
    // Nothing is recorded before the user allows the microphone.
    if (running?.recording === undefined) return void cancel()
    running.isStopped = true
    // A642: what was released can no longer be cancelled, however late the recorder stops.
    current.current = undefined
    setSince(undefined)
    running.recording.stop()
  }, [cancel])
  const giveUp = useCallback(() => {
    const info = infoNow(id)
    const chat = chatOf(opening)
    const isClosed = info !== undefined && chat !== undefined && closedBy(info, chat) !== undefined
    if (cancel()) showToast(t(isClosed ? 'voice.closed' : 'voice.dropped'))
  }, [cancel, id, t, opening])
  const send = async ({ file, seconds }: Recorded, isStopped: boolean, isSession: () => boolean) => {
    const url = await fileToDataUrl(file)
    if (!isSession() || !isChatAllowed()) return
    if (isBlocked(id)) return showToast(t('box.problems.blocked'))
    if (current.current === undefined) setEnded(isStopped ? 'sending' : 'endedByItself')
    void sendBody(id, { kind: 'sound', file, seconds }, { kind: 'sound', url, seconds })
  }
  const warn = (failure: unknown) =>
    showToast(t(`voice.${failure instanceof MicrophoneError ? failure.problem : 'failed'}`))
  const start = async () => {
    cancel()
    stopVoice()
    setEnded(undefined)
    const mine: Current = { giveUp: new AbortController(), recording: undefined, isStopped: false }
    current.current = mine
    const isSession = sessionGuard()
    try {
      mine.recording = await record(VOICE_LIMITS, mine.giveUp.signal)
      if (!mine.giveUp.signal.aborted) setSince(monotonic())
      const recorded = await mine.recording.ended
      if (recorded !== undefined) send(recorded, mine.isStopped, isSession).catch(warn)
    } catch (failure) {
      if (isSession()) warn(failure)
    }
    if (current.current !== mine) return
    if (mine.recording !== undefined) endedAt.current = monotonic()
    cancel()
  }
  const hasJustEnded = () => monotonic() - endedAt.current < JUST_ENDED_MS
  return { since, ended, start, stop, cancel, giveUp, hasJustEnded }
}
