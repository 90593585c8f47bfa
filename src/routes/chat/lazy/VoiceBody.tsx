import { voiceWidth } from '@/domain/chat/rules'
import styles from './chat.module.css'
import { VoiceIcon } from './icons'
import type { MessageTools } from './useMessageTools'
import { toggleVoice, usePlaying } from './voicePlayer'

type Props = { t: MessageTools['t']; url: string; seconds: number; voiceKey: string }

/** A voice as long as it lasts, played by a tap (CHAT-03, CHAT-48). */
export const VoiceBody = ({ t, url, seconds, voiceKey }: Props) => {
  const playing = usePlaying()
  const mine = playing?.key === voiceKey ? playing.state : undefined
  const isPlaying = mine === 'playing'
  return (
    <>
      <button
        type="button"
        className={styles.voice}
        style={{ width: voiceWidth(seconds) }}
        data-playing={isPlaying || undefined}
        aria-label={isPlaying ? t('message.stop', { seconds }) : t('message.play', { seconds })}
        onClick={() => toggleVoice(voiceKey, url)}
      >
        <VoiceIcon />
        <span className="tabular" aria-hidden="true">
          {t('message.seconds', { seconds })}
        </span>
      </button>
      {mine === 'failed' && (
        <p className="quiet" role="status">
          {t('message.notPlayable')}
        </p>
      )}
    </>
  )
}
