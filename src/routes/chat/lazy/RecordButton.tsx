import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { isBlocked } from '@/stores/chat/followUps'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { RecordOverlay } from './RecordOverlay'
import { useRecording } from './useRecording'

type Props = { chat: ShownChat; disabled: boolean }

/** So far up a finger slides to give up what is spoken. */
const CANCEL_PX = 80

/** Held, it records; let go, what was spoken is sent. Keys begin and end it instead (CHAT-18, A285). */
export const RecordButton = ({ chat, disabled }: Props) => {
  const { t } = useTranslation('chat')
  const { since, start, stop, cancel } = useRecording(chat)
  const [isLeaving, setLeaving] = useState(false)
  const from = useRef(0)
  const isOn = since !== undefined
  useEffect(() => cancel, [cancel])
  const begin = () => {
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
