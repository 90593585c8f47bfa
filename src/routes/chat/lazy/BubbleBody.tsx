import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { voiceWidth } from '@/domain/chat/rules'
import { markPlayed } from '@/stores/chat/playedVoices'
import { LiveRegion } from '@/ui/LiveRegion'
import { Picture } from '@/ui/Picture'
import styles from './chat.module.css'
import { VoiceIcon } from './icons'
import { LongText } from './LongText'
import type { MessageContext } from './messageTexts'
import type { RowContext } from './OpenedMessage'
import { toggleVoice, usePlaying } from './voicePlayer'

type ImageBodyProps = {
  t: MessageContext['t']
  url: string
  previewUrl: string
  size: { width: number; height: number } | undefined
  onOpen: () => void
}

/** A472: width to height of a bubble; a picture beyond these is cropped. */
const NARROWEST = 0.4
const WIDEST = 4

/** A picture in a box of its final size; a tap opens it large (CHAT-02, CHAT-17). */
const ImageBody = ({ t, url, previewUrl, size, onOpen }: ImageBodyProps) => {
  const ratio = size === undefined ? 3 / 4 : size.width / size.height
  const shown = Math.min(WIDEST, Math.max(NARROWEST, ratio))
  return (
    <button
      type="button"
      className={styles.image}
      data-wide={ratio > 1 ? true : undefined}
      data-cropped={shown !== ratio ? true : undefined}
      aria-label={t('message.enlarge')}
      onClick={onOpen}
    >
      <Picture
        src={previewUrl === '' ? url : previewUrl}
        alt={t('message.image')}
        ratio={String(shown)}
        contain={shown === ratio}
        eager
      />
    </button>
  )
}

type VoiceBodyProps = { t: MessageContext['t']; url: string; seconds: number; voiceKey: string; onPlaying: () => void }

/** CHAT-03, CHAT-48: as wide as the voice message is long. */
const VoiceBody = ({ t, url, seconds, voiceKey, onPlaying }: VoiceBodyProps) => {
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
        onClick={() => toggleVoice(voiceKey, url, onPlaying)}
      >
        <VoiceIcon />
        <span className="tabular" aria-hidden="true">
          {t('message.seconds', { seconds })}
        </span>
      </button>
      <LiveRegion role="status">{mine === 'failed' && <p className="quiet">{t('message.notPlayable')}</p>}</LiveRegion>
    </>
  )
}

type Props = { message: ChatMessage; context: Pick<RowContext, 'id' | 't' | 'soughtWords' | 'open'> }

export const BubbleBody = ({ message, context: { id, t, soughtWords, open } }: Props) => {
  const { body } = message
  switch (body.kind) {
    case 'text':
      return <LongText soughtWords={soughtWords}>{body.text}</LongText>
    case 'image':
      return (
        <ImageBody
          t={t}
          url={body.url}
          previewUrl={body.previewUrl}
          size={body.size}
          onOpen={() => open({ kind: 'picture', key: keyOf(message) })}
        />
      )
    case 'sound':
      return (
        <VoiceBody
          t={t}
          url={body.url}
          seconds={body.seconds}
          voiceKey={keyOf(message)}
          onPlaying={() => markPlayed(id, message)}
        />
      )
    case 'video':
      return <p className={styles.text}>{t('message.video')}</p>
    case 'custom':
      return (
        <>
          <LongText soughtWords={soughtWords}>{body.description}</LongText>
          {body.extension !== '' && (
            <div className="quiet">
              <LongText soughtWords={soughtWords}>{body.extension}</LongText>
            </div>
          )}
        </>
      )
    case 'lost':
      return <p className={styles.text}>{t(`message.lost.${body.what}`)}</p>
    case 'groupTip':
    case 'call':
    case 'other':
      return null
  }
}
