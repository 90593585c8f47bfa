import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { changesByItself, showsFollowUps } from '@/domain/chat/rules'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { useAccount } from '@/stores/account/account'
import { infoOf, isLive, useChat, reloadInfo, type ShownChat } from '@/stores/chat/chat'
import { lookAgain, connectChat } from '@/stores/chat/connection'
import { endChat, endOf } from '@/stores/chat/ending'
import { followUpsLeft, useChatFollowUps } from '@/stores/chat/followUps'
import { noteOpened } from '@/stores/chat/seen'
import { restorePlayed } from '@/stores/chat/playedVoices'
import { submissionOf, useSubmissions } from '@/stores/submit'
import { Button } from '@/ui/Button'
import { ChatLayout } from '@/ui/ChatLayout'
import { PageTitle } from '@/ui/Page'
import { alertDialog, confirmDialog } from '@/ui/dialog'
import { focusAround } from '@/ui/focusMain'
import { showToast } from '@/ui/toast'
import { ServerText } from '@/ui/ServerText'
import { useOnResume } from '@/routes/shared/useOnResume'
import { ChatFoot } from './ChatFoot'
import { ChatNotices } from './ChatNotices'
import { MoreIcon } from './icons'
import { MessageList } from './MessageList'
import styles from './chat.module.css'
import { useChatErrorText } from './messageTexts'
import { useChatTools } from './useChatTools'
import type { Sought } from './chatTool'
import { Until } from './Until'
import { useIsLow } from './useIsLow'
import { stopVoice, useStopRecalled } from './voicePlayer'

const EndButton = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const [isEnding, setIsEnding] = useState(false)
  // An end that began before the chat was left goes on (A577).
  const isBeingSent = useSubmissions(submissionOf(endOf(chat.id))).state === 'sending'
  const end = async () => {
    const isSure = await confirmDialog({
      title: t('ending.question'),
      confirmText: t('ending.yes'),
      cancelText: t('ending.no'),
      tone: 'leave',
    })
    if (!isSure) return
    setIsEnding(true)
    const ending = await endChat(chat.opening, t('ending.description'))
    setIsEnding(false)
    if (ending.kind === 'overAlready') showToast(t('ending.overAlready'))
    if ('error' in ending) {
      const next = ending.kind === 'failed' ? [t(ending.isOpen ? 'ending.failedNext' : 'ending.notSent')] : []
      await alertDialog({
        title: t(`ending.${ending.kind}`),
        message: [errorText(ending.error), ...next].join('\n'),
        confirmText: t('kicked.close'),
      })
    }
  }
  return (
    <span className={styles.end}>
      <Button ref={focusAround} variant="quiet" busy={isEnding || isBeingSent} onClick={() => void end()}>
        {t('ending.action')}
      </Button>
    </span>
  )
}

type ChatHeadProps = {
  chat: ShownChat
  menu: RefObject<HTMLButtonElement | null>
  busy: boolean
  isSearching: boolean
  onMenu: () => void
}

const ChatHead = ({ chat, menu, busy, isSearching, onMenu }: ChatHeadProps) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const info = dataOf(useChat(infoOf(chat.id)))
  const { status, followUps, doctorName, customerName } = info ?? {}
  const own = useAccount(({ customer }) => dataOf(customer)?.name)
  const left = useChatFollowUps(followUpsLeft(chat.id, followUps))
  const ruleText = () => {
    if (status === 'awaitingReply' || status === 'inConsultation') return t(`states.${status}`)
    if (!showsFollowUps(status)) return undefined
    if (left === undefined || left === 0) return t('states.over')
    return joinWithDot(t('states.left', { count: left }), t('states.leftWithin'))
  }
  const rule = ruleText()
  return (
    <>
      <div className={styles.who}>
        <PageTitle>
          <span className="shortened">
            <ServerText>{doctorName ?? shell('titles.chat')}</ServerText>
          </span>
        </PageTitle>
        {customerName !== undefined && own !== undefined && customerName !== own && (
          <p className="quiet shortened">
            <ServerText>{t('forWhom', { name: customerName })}</ServerText>
          </p>
        )}
      </div>
      {/* A search needs the height. */}
      {!isSearching && (
        <p role="status" className={`quiet ${styles.stands}`}>
          {rule !== undefined && <Until chat={chat} rule={rule} left={left} />}
        </p>
      )}
      {!isSearching && status === 'inConsultation' && chat.connection.state === 'ready' && <EndButton chat={chat} />}
      <button
        ref={menu}
        type="button"
        className={`${styles.tool} ${styles.menu}`}
        aria-label={t('tools.menu')}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={onMenu}
      >
        <MoreIcon />
      </button>
    </>
  )
}

/** Limits an element to the visible part of the page, so that a keyboard shrinks it instead of covering it. */
const useVisibleHeight = (): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport ?? undefined
    const fit = () => {
      // A page zoomed by pinching has a smaller visual viewport.
      if (part.current === null || (seen?.scale ?? 1) > 1) return
      const top = part.current.getBoundingClientRect().top + window.scrollY
      part.current.style.height = `${Math.max(0, (seen?.height ?? window.innerHeight) - top)}px`
      // iOS scrolls the focused field out of the keyboard’s way, though the element has shrunk already.
      if (window.scrollY > 0 || (seen?.offsetTop ?? 0) > 0) window.scrollTo(0, 0)
    }
    fit()
    const targets = [window, ...(seen === undefined ? [] : [seen])]
    for (const target of targets) target.addEventListener('resize', fit)
    // A notice above it appears and disappears.
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

/** A468: polls the status while the chat is visible. */
const useLookNow = ({ id }: ShownChat, changes: boolean): void => {
  useEffect(() => {
    if (!changes) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reloadInfo(id)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [id, changes])
}

const REST_MS = 500

const useMarkAsRead = (chat: ShownChat): void => {
  const noteNow = useEffectEvent(() => noteOpened(chat))
  useEffect(() => {
    const timer = setTimeout(() => noteOpened(chat), REST_MS)
    return () => clearTimeout(timer)
  }, [chat])
  useEffect(() => () => noteNow(), [])
}

/** A386, A471: the emergency advice; in a low window only the urgent signs, in one line. */
const ChatCaution = () => {
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution} data-low={useIsLow() || undefined}>
      <span className={styles.sign}>{t('urgentSigns')}</span>
      <span className={styles.roomy}>{t('notForEmergency')}</span>
    </p>
  )
}

export const ChatRoom = ({ chat }: { chat: ShownChat }) => {
  const root = useVisibleHeight()
  const { id, opening } = chat
  const info = dataOf(useChat(infoOf(id)))
  const live = info !== undefined && isLive(info)
  // It can become live or end while it is open.
  useEffect(() => connectChat(opening), [opening, live])
  useEffect(restorePlayed, [])
  useEffect(() => stopVoice, [opening])
  useStopRecalled(chat.messages)
  useLookNow(chat, info !== undefined && changesByItself(info))
  useOnResume(() => void lookAgain(opening))
  useMarkAsRead(chat)
  const { opened, busy, openMenu, choose, close } = useChatTools()
  const [sought, setSought] = useState<Sought>()
  const isSearching = opened?.tool === 'search'
  const menu = useRef<HTMLButtonElement>(null)
  const endSearch = () => {
    setSought(undefined)
    close()
    menu.current?.focus()
  }
  return (
    <ChatLayout
      ref={root}
      head={<ChatHead chat={chat} menu={menu} busy={busy} isSearching={isSearching} onMenu={openMenu} />}
      foot={isSearching ? null : <ChatFoot chat={chat} />}
    >
      {!isSearching && <ChatCaution />}
      <ChatNotices chat={chat} />
      {isSearching && <opened.parts.ChatSearch chat={chat} onSeek={setSought} onClose={endSearch} />}
      <MessageList chat={chat} sought={sought} />
      {opened?.tool === 'question' && <opened.parts.ChatQuestion chat={chat} onClose={close} />}
      {opened?.tool === 'keep' && <opened.parts.KeepChat chat={chat} onClose={close} />}
      {opened?.tool === 'menu' && <opened.parts.ChatMenu onChoose={choose} onClose={close} />}
    </ChatLayout>
  )
}
