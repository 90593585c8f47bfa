import type { ChatMessage } from '../../../domain/chat/message'
import { mayResend } from '../../../domain/chat/rules'
import { resend } from '../../../stores/chatSend'
import { ClockIcon, FailedIcon } from '../../../ui/icons'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** How far an own message has come: under way, failed and to be sent again, or there and read (A279). */
export const MessageState = ({ message, tools }: Props) => {
  const { state, flow, isPeerRead, localId } = message
  const { t, words, visit, isClosed } = tools
  if (flow === 'in') return null
  switch (state) {
    case 'sending':
      return (
        <span className={styles.sending} role="img" aria-label={t('message.sending')}>
          <ClockIcon />
        </span>
      )
    case 'failed':
      return isClosed || !mayResend(message) ? (
        <span className={styles.failed}>
          <FailedIcon />
          {t('message.failed')}
        </span>
      ) : (
        <button
          type="button"
          className={styles.failed}
          onClick={() => localId !== undefined && void resend(visit, localId)}
        >
          <FailedIcon />
          {t('message.failedResend')}
        </button>
      )
    case 'sent':
      return <span className={styles.read}>{isPeerRead ? words.read : words.unread}</span>
  }
}
