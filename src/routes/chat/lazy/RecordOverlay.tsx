import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { VOICE_LIMITS } from '@/domain/chat/voice'
import { monotonic } from '@/lib/clock'
import styles from './chat.module.css'
import { MicrophoneIcon } from './icons'

type Props = {
  /** When the recording began. */
  since: number
  /** The finger is where it gives it up. */
  isLeaving: boolean
}

/** From here on it tells how much is left. */
const NEAR_THE_END_S = 10

/** Over the messages while somebody speaks: for how long, and what the finger does next (CHAT-18). */
export const RecordOverlay = ({ since, isLeaving }: Props) => {
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
