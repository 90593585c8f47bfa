import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { changesByItself, showsFollowUps } from '@/domain/chat/rules'
import { consultationOrderType } from '@/domain/payment/payment'
import { inTime } from '@/lib/inTime'
import { dataOf, freshOf, refreshOf } from '@/lib/remote'
import { infoOf, isLive, useChat, type Closed, type ShownChat } from '@/stores/chat/chat'
import { lookAgain } from '@/stores/chat/connection'
import { restoreText } from '@/stores/chat/draft'
import { followUpsLeft, useChatFollowUps } from '@/stores/chat/followUps'
import { isConfirming } from '@/stores/payment/mark'
import { Button, buttonProps } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { showToast } from '@/ui/toast'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'
import styles from './chat.module.css'
import { connectAgain } from './connectAgain'
import { ClosedReason, useClosedBy } from './ClosedReason'
import { MessageComposer } from './MessageComposer'
import { useChatErrorText } from './messageTexts'

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
    <StaleStatus chat={chat} />
    <ClosedWay chat={chat} closed={closed} />
  </div>
)

const ClosedWay = ({ chat, closed }: { chat: ShownChat; closed: Closed }) => {
  const { id, type, opening, connection } = chat
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
      return <LookAgain id={id} opening={opening} />
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
        <Button ref={focusAround} variant="quiet" onClick={() => connectAgain(chat)}>
          {t('connection.again')}
        </Button>
      ) : null
  }
}

/** Says that a status which may have changed was not updated; elsewhere the connection says so. */
const StaleStatus = ({ chat: { id, opening } }: { chat: ShownChat }) => {
  const remote = useChat(infoOf(id))
  const info = dataOf(remote)
  if (info === undefined || isLive(info) || !changesByItself(info)) return null
  return <StaleNotice {...refreshOf(remote)} onRetry={() => void lookAgain(opening)} />
}

const LookAgain = ({ id, opening }: Pick<ShownChat, 'id' | 'opening'>) => {
  const { t } = useTranslation('consultations')
  const errorText = useChatErrorText()
  const isMounted = useIsMounted()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    await lookAgain(opening)
    setBusy(false)
    if (!isMounted()) return
    const remote = infoOf(id)(useChat.getState())
    const { error } = refreshOf(remote)
    if (error !== undefined) showToast(errorText(error))
    else if (freshOf(remote)?.status === 'assigning') showToast(t('stillWaiting'))
  }
  return (
    <Button ref={focusAround} variant="quiet" busy={busy} onClick={() => void look()}>
      {t('ways.lookAgain')}
    </Button>
  )
}

const Another = ({ text }: { text: string }) => (
  <Link {...buttonProps('quiet', false)} to={paths.consultIndex()}>
    {text}
  </Link>
)

/** Leads to a new question to the same doctor for the same examinee; to all doctors where the doctor is not found. */
const AskAgain = ({ id }: { id: string }) => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const isMounted = useIsMounted()
  const ask = async () => {
    setBusy(true)
    try {
      const { prepareToAskAgain } = await inTime(import('@/stores/consultations/order/askAgain'))
      const doctorId = await prepareToAskAgain(id)
      if (!isMounted()) return
      if (doctorId === undefined) showToast(t('again.notFound'))
      void navigate(doctorId === undefined ? paths.consultIndex() : paths.doctorQuestion(doctorId))
    } catch (error) {
      showToast(t('again.failed', { reason: errorText(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void ask()}>
      {t('again.ask')}
    </Button>
  )
}
