import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dataOf } from '@/lib/remote'
import { closedBy, infoOf, useChat, type Closed, type ShownChat } from '@/stores/chat/chat'
import { watchMedia } from '@/ui/watchMedia'
import styles from './chat.module.css'

/** Why nothing can be written here, if so. */
export const useClosedBy = (chat: ShownChat): Closed | undefined => {
  const info = dataOf(useChat(infoOf(chat.id)))
  return info && closedBy(info, chat)
}

const SMALL = watchMedia('(max-height: 37.5rem)')

/** Why nothing can be written any more: in the foot, or of a small window below what was said (A468). */
export const ClosedReason = ({ chat, below = false }: { chat: ShownChat; below?: boolean }) => {
  const isSmall = useSyncExternalStore(...SMALL)
  const closed = useClosedBy(chat)
  const textOf = useReasonText()
  if (closed === undefined || (isSmall && scrolls(closed)) !== below) return null
  return (
    <p role="status" className={below ? styles.line : undefined}>
      {textOf(closed)}
    </p>
  )
}

/** What passes by itself, or with a tap, stays beside its button. */
const scrolls = (closed: Closed): boolean => closed !== 'notConnected' && closed !== 'notLoaded'

/** In the words of its card (A468). */
const useReasonText = () => {
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consultations')
  return (closed: Closed): string => {
    switch (closed) {
      case 'toPay':
      case 'assigning':
      case 'payTimeout':
      case 'notAccepted':
      case 'returnedByDoctor':
      case 'returnedBySystem':
        return consults(`meanings.${closed}`)
      case 'doctorTimeout':
      case 'closed':
      case 'archived':
      case 'notConnected':
      case 'notLoaded':
        return t(`closed.${closed}`)
    }
  }
}
