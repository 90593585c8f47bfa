import { useEffect, useRef, useLayoutEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { showsFollowUps } from '@/domain/chat/rules'
import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { infoOf, isLive, useChat, reloadInfo, type ShownChat } from '@/stores/chat/chat'
import { lookAgain, startChat } from '@/stores/chat/connection'
import { endChat } from '@/stores/chat/imEvents'
import { uncounted, useChatFollowUps } from '@/stores/chat/followUps'
import { noteOpened } from '@/stores/chat/history'
import { Button } from '@/ui/Button'
import { ChatLayout } from '@/ui/ChatLayout'
import { PageTitle } from '@/ui/Page'
import { alertDialog, confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { useOnResume } from '@/routes/shared/useOnResume'
import { ChatFoot } from './ChatFoot'
import { ChatNotices } from './ChatNotices'
import { MessageList } from './MessageList'
import styles from './chat.module.css'
import { useChatErrorText } from './useChatErrorText'
import { stopVoice } from './voicePlayer'

/** Ends the consultation, once it is sure that this is wanted (CHAT-21 to CHAT-24). */
const EndButton = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    const isSure = await confirmDialog({
      title: t('ending.question'),
      confirmText: t('ending.yes'),
      cancelText: t('ending.no'),
      tone: 'leave',
    })
    if (!isSure) return
    setBusy(true)
    const ending = await endChat(chat.visit, t('ending.description'))
    setBusy(false)
    if (ending.kind === 'overAlready') showToast(t('ending.overAlready'))
    if (ending.kind === 'failed')
      await alertDialog({
        title: t('ending.failed'),
        message: `${errorText(ending.error)}\n${t('ending.failedNext')}`,
        confirmText: t('kicked.close'),
      })
  }
  return (
    <span className={styles.end}>
      <Button variant="quiet" busy={busy} onClick={() => void end()}>
        {t('ending.action')}
      </Button>
    </span>
  )
}

/** Whom one speaks with, and what is left: the time, or the questions after the end (CHAT-09, CHAT-28). */
const ChatHead = ({ chat }: { chat: ShownChat }) => {
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

/**
 * Makes a part as high as what is seen of the page from its top on: a keyboard takes its room from it instead of
 * lying over it (W11).
 */
const useVisibleHeight = (): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport ?? undefined
    const fit = () => {
      // Enlarged by two fingers the page is looked at through a smaller window.
      if (part.current === null || (seen?.scale ?? 1) > 1) return
      const top = part.current.getBoundingClientRect().top + window.scrollY
      part.current.style.height = `${Math.max(0, (seen?.height ?? window.innerHeight) - top)}px`
      // iOS scrolls what is typed into out of the way of a keyboard for which room is made now.
      if (window.scrollY > 0 || (seen?.offsetTop ?? 0) > 0) window.scrollTo(0, 0)
    }
    fit()
    const targets = [window, ...(seen === undefined ? [] : [seen])]
    for (const target of targets) target.addEventListener('resize', fit)
    // A notice above it comes and goes.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(fit) : undefined
    observer?.observe(document.body)
    return () => {
      for (const target of targets) target.removeEventListener('resize', fit)
      observer?.disconnect()
    }
  }, [])
  return part
}

const EVERY_MS = 60_000

/** From these the server goes on by itself, and no message tells of it. */
const GOES_ON: readonly (ConsultationStatus | undefined)[] = ['toPay', 'assigning', 'awaitingReply', 'inConsultation']

/** Asks now and then how the consultation stands, while it is looked at (A468). */
const useLookNow = ({ id }: ShownChat, status: ConsultationStatus | undefined): void => {
  const goesOn = GOES_ON.includes(status)
  useEffect(() => {
    if (!goesOn) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reloadInfo(id)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [id, goesOn])
}

/** Whoever writes without a pause is waited for. */
const REST_MS = 500

/** Notes how far this consultation was read: whenever it rests, and when it is left. */
const useMarkAsRead = (chat: ShownChat): void => {
  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
    const timer = setTimeout(() => noteOpened(chat), REST_MS)
    return () => clearTimeout(timer)
  }, [chat])
  useEffect(() => () => noteOpened(latest.current), [])
}

/** What does not wait for a doctor to answer; the urgent signs alone, in one line, in a small window (A386, A471). */
const ChatCaution = () => {
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution}>
      <span className={styles.sign}>{t('urgentSigns')}</span>
      <span className={styles.roomy}>{t('notForEmergency')}</span>
    </p>
  )
}

/** What is said in a consultation, live as long as it is looked at. */
export const ChatRoom = ({ chat }: { chat: ShownChat }) => {
  const root = useVisibleHeight()
  const { id, visit } = chat
  const info = dataOf(useChat(infoOf(id)))
  const live = info !== undefined && isLive(info)
  // It may begin, or be over, while it is looked at.
  useEffect(() => startChat(visit), [visit, live])
  useEffect(() => stopVoice, [visit])
  useLookNow(chat, info?.status)
  useOnResume(() => void lookAgain(visit))
  useMarkAsRead(chat)
  return (
    <ChatLayout ref={root} head={<ChatHead chat={chat} />} foot={<ChatFoot chat={chat} />}>
      <ChatCaution />
      <ChatNotices chat={chat} />
      <MessageList chat={chat} />
    </ChatLayout>
  )
}
