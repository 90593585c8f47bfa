import type { ChatMessage } from '../../../domain/chat/message'
import { resend } from '../../../stores/chatSend'
import { ClockIcon, FailedIcon } from '../../../ui/icons'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** How far an own message has come: under way, failed and to be sent again, or there and read (A279). */
export const MessageState = ({ message: { state, flow, isPeerRead, localId }, tools }: Props) => {
  const { t, visit, isClosed } = tools
  if (flow === 'in') return null
  switch (state) {
    case 'sending':
      return (
        <span className={styles.sending} role="img" aria-label={t('message.sending')}>
          <ClockIcon />
        </span>
      )
    case 'failed':
      return isClosed ? (
        <span className={styles.failed} role="img" aria-label={t('message.failed')}>
          <FailedIcon />
        </span>
      ) : (
        <button
          type="button"
          className={styles.failed}
          aria-label={t('message.failedResend')}
          onClick={() => localId !== undefined && void resend(visit, localId)}
        >
          <FailedIcon />
        </button>
      )
    case 'sent':
      return <span className={styles.read}>{isPeerRead ? t('message.read') : t('message.unread')}</span>
  }
}
