import { useTranslation } from 'react-i18next'
import { showsFollowUps } from '@/domain/chat/rules'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { uncounted, useChatFollowUps } from '@/stores/chat/followUps'
import { PageTitle } from '@/ui/PageTitle'
import styles from './chat.module.css'
import { EndButton } from './EndButton'

/** Whom one speaks with, and what is left: the time, or the questions after the end (CHAT-09, CHAT-28). */
export const ChatHead = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const info = dataOf(useChat(infoOf(chat.id)))
  const counted = useChatFollowUps(uncounted(chat.id))
  const { status, followUps, doctorName } = info ?? {}
  const left = followUps === undefined ? undefined : Math.max(0, followUps - counted)
  const note = () => {
    if (status === 'awaitingReply' || status === 'inConsultation') return t(`states.${status}`)
    if (!showsFollowUps(status)) return undefined
    if (left === undefined || left === 0) return t('states.over')
    return joinWithDot(t('states.left', { count: left }), t('states.leftWithin'))
  }
  return (
    <>
      <div className={styles.who}>
        <PageTitle>
          <span className="shortened">{doctorName ?? shell('titles.chat')}</span>
        </PageTitle>
      </div>
      <p className={`quiet ${styles.stands}`}>{note()}</p>
      {status === 'inConsultation' && chat.connection.state === 'ready' && <EndButton chat={chat} />}
    </>
  )
}
