import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { mayResend, textToChange } from '@/domain/chat/rules'
import { putBackText } from '@/stores/chat/draft'
import { deleteMessage, resend } from '@/stores/chat/send'
import { ClockIcon, FailedIcon } from '@/ui/icons'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** How far an own message has come: under way, failed, or there; read where the platform says so (A279, A455). */
export const MessageState = ({ message, tools }: Props) => {
  const { state, flow, isPeerRead } = message
  const { t, words } = tools
  if (flow === 'in') return null
  switch (state) {
    case 'sending':
      return (
        <span className={styles.sending} role="img" aria-label={t('message.sending')}>
          <ClockIcon />
        </span>
      )
    case 'failed':
      return <Failed message={message} tools={tools} />
    case 'sent':
      return isPeerRead ? <span className={styles.read}>{words.read}</span> : null
  }
}

/** Why it was not taken where that is told, and what can be done: the same again, or the text in another form. */
const Failed = ({ message, tools: { t, id, visit, isClosed } }: Props) => {
  const { localId, refusal } = message
  const text = isClosed ? '' : textToChange(message)
  const isResendable = !isClosed && mayResend(message)
  const change = () => {
    putBackText(id, text)
    deleteMessage(visit, keyOf(message))
  }
  return (
    <>
      {(refusal !== undefined || !isResendable) && (
        <span className={styles.failed}>
          <FailedIcon />
          {refusal === undefined ? t('message.failed') : t('message.refused', { reason: t(`imErrors.${refusal}`) })}
        </span>
      )}
      {isResendable && (
        <button
          type="button"
          className={styles.failed}
          onClick={() => localId !== undefined && void resend(visit, localId)}
        >
          {refusal === undefined && <FailedIcon />}
          {t(refusal === undefined ? 'message.failedResend' : 'message.resend')}
        </button>
      )}
      {text !== '' && (
        <button type="button" className={styles.failed} onClick={change}>
          {t('message.editAgain')}
        </button>
      )}
    </>
  )
}
