import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../domain/chat/message'
import type { ShownChat } from '../../../stores/chat'
import { resend } from '../../../stores/chatSend'
import { ClockIcon, FailedIcon } from '../../../ui/icons'
import styles from './chat.module.css'
import { useClosedBy } from './useClosedBy'

type Props = { message: ChatMessage; chat: ShownChat }

/** How far an own message has come: under way, failed and to be sent again, or there and read (A279). */
export const MessageState = ({ message: { state, flow, isPeerRead, localId }, chat }: Props) => {
  const { t } = useTranslation('chat')
  const isClosed = useClosedBy(chat) !== undefined
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
          onClick={() => localId !== undefined && void resend(chat.visit, localId)}
        >
          <FailedIcon />
        </button>
      )
    case 'sent':
      return <span className={styles.read}>{isPeerRead ? t('message.read') : t('message.unread')}</span>
  }
}
