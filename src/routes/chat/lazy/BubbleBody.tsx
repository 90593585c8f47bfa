import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { ImageBody } from './ImageBody'
import { LongText } from './LongText'
import { VoiceBody } from './VoiceBody'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; t: MessageTools['t'] }

/** What a bubble holds. */
export const BubbleBody = ({ message, t }: Props) => {
  const { body } = message
  switch (body.kind) {
    case 'text':
      return <LongText>{body.text}</LongText>
    case 'image':
      return <ImageBody t={t} url={body.url} previewUrl={body.previewUrl} size={body.size} />
    case 'sound':
      return <VoiceBody t={t} url={body.url} seconds={body.seconds} voiceKey={keyOf(message)} />
    case 'video':
      return <p className={styles.text}>{t('message.video')}</p>
    case 'custom':
      return (
        <>
          <LongText>{body.description}</LongText>
          {body.extension !== '' && (
            <div className="quiet">
              <LongText>{body.extension}</LongText>
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
