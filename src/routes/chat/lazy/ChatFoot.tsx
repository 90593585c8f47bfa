import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showsFollowUps } from '@/domain/chat/rules'
import { consultationOrderType } from '@/domain/payment/payment'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type Closed, type ShownChat } from '@/stores/chat/chat'
import { lookAgain, reconnect } from '@/stores/chat/connection'
import { restoreText } from '@/stores/chat/draft'
import { followUpsLeft, useChatFollowUps } from '@/stores/chat/followUps'
import { isConfirming } from '@/stores/payment/mark'
import { Button, buttonProps } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { paths } from '@/routes/paths'
import { AskAgain } from './AskAgain'
import styles from './chat.module.css'
import { ClosedReason, useClosedBy } from './ClosedReason'
import { MessageComposer } from './MessageComposer'

export const ChatFoot = ({ chat }: { chat: ShownChat }) => {
  const closed = useClosedBy(chat)
  const isUsedUp = useIsUsedUp(chat.id)
  useEffect(() => void restoreText(chat.id), [chat.id])
  if (closed !== undefined) return <ClosedFoot chat={chat} closed={closed} />
  return (
    <>
      {isUsedUp && (
        <div className={styles.ways}>
          <AskAgain id={chat.id} />
        </div>
      )}
      <MessageComposer chat={chat} />
    </>
  )
}

/** The consultation has ended, and no follow-up is left. */
const useIsUsedUp = (id: string): boolean => {
  const { status, followUps } = dataOf(useChat(infoOf(id))) ?? {}
  const left = useChatFollowUps(followUpsLeft(id, followUps))
  return showsFollowUps(status) && left === 0
}

/** A468: what happened, what becomes of the payment, and a link. */
const ClosedFoot = ({ chat, closed }: { chat: ShownChat; closed: Closed }) => (
  <div className={styles.closed}>
    <ClosedReason chat={chat} />
    <ClosedWay chat={chat} closed={closed} />
  </div>
)

const ClosedWay = ({ chat: { id, type, visit, connection }, closed }: { chat: ShownChat; closed: Closed }) => {
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consultations')
  const { t: payment } = useTranslation('payment')
  const isPayable = !isConfirming({ id, type })
  switch (closed) {
    case 'toPay':
      return (
        <Link
          {...buttonProps(isPayable ? 'primary' : 'secondary', false)}
          to={paths.tradePay(consultationOrderType(type), id)}
        >
          {isPayable ? consults('ways.pay') : payment('notToPay.look')}
        </Link>
      )
    case 'assigning':
      return (
        <Button variant="quiet" onClick={() => void lookAgain(visit)}>
          {consults('ways.lookAgain')}
        </Button>
      )
    case 'payTimeout':
    case 'notAccepted':
    case 'returnedByDoctor':
    case 'returnedBySystem':
      return <Another text={consults('ways.askAnew')} />
    case 'doctorTimeout':
      return <Another text={t('closed.another')} />
    case 'closed':
    case 'archived':
      return <AskAgain id={id} />
    case 'groupGone':
    case 'notConnected':
    case 'notLoaded':
      return connection.state === 'failed' ? (
        <Button ref={focusAround} variant="quiet" onClick={() => void reconnect(visit)}>
          {t('connection.again')}
        </Button>
      ) : null
  }
}

const Another = ({ text }: { text: string }) => (
  <Link {...buttonProps('quiet', false)} to={paths.consultIndex()}>
    {text}
  </Link>
)
