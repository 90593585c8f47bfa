import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VOICE_LIMITS } from '@/domain/chat/voice'
import { monotonic } from '@/lib/clock'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { MicrophoneError, record, type Recorded, type Recording } from '@/lib/microphone'
import type { ShownChat } from '@/stores/chat/chat'
import { sendBody } from '@/stores/chat/send'
import { showToast } from '@/ui/toast'
import { stopVoice } from './voicePlayer'

type Voice = {
  /** When the recording began; undefined while none is under way. */
  since: number | undefined
  start: () => Promise<void>
  stop: () => void
  cancel: () => void
}

/** Records one voice at a time, and sends it when it is stopped. */
export const useRecording = ({ visit }: ShownChat): Voice => {
  const { t } = useTranslation('chat')
  const [since, setSince] = useState<number>()
  const current = useRef<{ giveUp: AbortController; recording: Recording | undefined }>(undefined)
  const cancel = useCallback(() => {
    current.current?.giveUp.abort()
    current.current = undefined
    setSince(undefined)
  }, [])
  const stop = () => {
    const recording = current.current?.recording
    // Nothing is recorded before the microphone is there.
    if (recording === undefined) cancel()
    else recording.stop()
  }
  const send = async ({ file, seconds }: Recorded) => {
    const url = await fileToDataUrl(file)
    await sendBody(visit, { kind: 'sound', file, seconds }, { kind: 'sound', url, seconds })
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
  return { since, start, stop, cancel }
}
