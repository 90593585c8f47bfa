import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dataOf } from '@/lib/remote'
import { changeText, isTyped, useChatDraft } from '@/stores/chat/draft'
import { closedBy, infoOf, useChat, type Closed, type ShownChat } from '@/stores/chat/chat'
import { isConfirming } from '@/stores/payment/mark'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import styles from './chat.module.css'
import { copyWithToast } from './copyWithToast'
import { Until } from './Until'
import { useIsLow } from './useIsLow'

export const useClosedBy = (chat: ShownChat): Closed | undefined => {
  const info = dataOf(useChat(infoOf(chat.id)))
  return info && closedBy(info, chat)
}

/** A468: why nothing can be sent, in the footer; in a low window below the messages. */
export const ClosedReason = ({ chat, below = false }: { chat: ShownChat; below?: boolean }) => {
  const isLow = useIsLow()
  const closed = useClosedBy(chat)
  const textOf = useReasonText(chat)
  if (closed === undefined || (isLow && scrolls(closed)) !== below) return null
  return (
    <>
      <p role="status" className={below ? styles.line : undefined}>
        {closed === 'assigning' ? <Until chat={chat} rule={textOf(closed)} /> : textOf(closed)}
      </p>
      {!mayReopen(closed) && <UnsentText id={chat.id} />}
    </>
  )
}

/** A590: what was typed when the consultation closed, to copy. */
const UnsentText = ({ id }: { id: string }) => {
  const { t } = useTranslation('chat')
  const text = useChatDraft(({ texts }) => texts.get(id)) ?? ''
  const label = useId()
  if (text === '') return null
  return (
    <div ref={focusAround} className={styles.unsent}>
      <p id={label} role="status">
        {t('closed.unsent')}
      </p>
      <textarea className={styles.field} rows={2} readOnly aria-labelledby={label} value={text} />
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => void copyWithToast(text, t)}>
          {t('message.copy')}
        </Button>
        <Button variant="quiet" onClick={() => changeText(id, '')}>
          {t('message.remove')}
        </Button>
      </div>
    </div>
  )
}

/** A reason that passes by itself or by a tap stays beside its button. */
const scrolls = (closed: Closed): boolean => closed !== 'notConnected' && closed !== 'notLoaded'

/** Its reason says that typed text is kept. */
const mayReopen = (closed: Closed): boolean => !scrolls(closed) || closed === 'groupGone'

const useReasonText = (chat: ShownChat) => {
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consultations')
  const { t: payment } = useTranslation('payment')
  const typed = useChatDraft(isTyped(chat.id))
  return (closed: Closed): string => {
    switch (closed) {
      case 'toPay':
        return isConfirming(chat) ? payment('notToPay.confirming') : consults('meanings.toPay')
      case 'assigning':
      case 'payTimeout':
      case 'notAccepted':
      case 'returnedByDoctor':
      case 'returnedBySystem':
        return consults(`meanings.${closed}`)
      case 'doctorTimeout':
      case 'closed':
      case 'archived':
        return t(`closed.${closed}`)
      case 'groupGone':
      case 'notConnected':
      case 'notLoaded':
        return t(`closed.${closed}`, { kept: typed ? t('typedKept') : '' }).trim()
    }
  }
}
