import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imErrorWord } from '@/domain/chat/imErrors'
import type { Connection, ShownChat } from '@/stores/chat/chat'
import { reconnect } from '@/stores/chat/connection'
import {
  dropRefusedFollowUps,
  hasNotCounted,
  hasRefusedCount,
  retryFollowUps,
  useChatFollowUps,
} from '@/stores/chat/followUps'
import { isTyped, useChatDraft } from '@/stores/chat/draft'
import { answerJoin } from '@/stores/chat/people'
import { Button } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { confirmDialog } from '@/ui/dialog'
import { focusAround } from '@/ui/focusMain'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { connectAgain } from './connectAgain'
import { useChatErrorText } from './messageTexts'
import { useClosedBy } from './ClosedReason'

/** Asks whether to admit a user, and reports a failure (CHAT-46, CHAT-53, A288). */
const useJoinRequestDialog = ({ opening, joinRequests, joinError, people }: ShownChat): void => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const reason = joinError === undefined ? undefined : errorText(joinError)
  // This reason is the whole sentence.
  const failed = reason && (imErrorWord(joinError) === 'notJoined' ? reason : t('join.notLetIn', { reason }))
  useEffect(() => {
    if (failed !== undefined) showToast(failed)
  }, [failed])
  const request = joinRequests[0]
  const ask = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    ask.current = async () => {
      if (request === undefined) return
      const { href } = window.location
      const accepted = await confirmDialog({
        title: t('join.title', { name: people.get(request.from)?.name ?? request.from }),
        message: t('join.text'),
        confirmText: t('join.yes'),
        cancelText: t('join.no'),
        tone: 'leave',
      })
      // Leaving the chat closes the dialog too, and must not reject the request.
      if (!accepted && window.location.href !== href) return
      try {
        await answerJoin(opening, request.requestId, accepted)
      } catch (error) {
        showToast(t('join.failed', { reason: errorText(error) }))
      }
    }
  })
  // The effect asks once per request: it does not depend on any other value.
  useEffect(() => void ask.current?.(), [request?.requestId])
}

/** Says once why the platform signed the user out, and offers to reconnect (CHAT-40, A14, RE3). */
const useKickedOutDialog = ({ id, connection, opening }: ShownChat): void => {
  const { t } = useTranslation('chat')
  useEffect(() => {
    if (connection.state !== 'kickedOut') return
    void confirmDialog({
      title: t('kicked.title'),
      message: [
        t(`kicked.${connection.reason}`),
        ...(isTyped(id)(useChatDraft.getState()) ? [t('typedKept')] : []),
      ].join('\n'),
      confirmText: t('connection.again'),
      cancelText: t('kicked.close'),
      tone: 'go',
    }).then((wants) => (wants ? reconnect(opening) : undefined))
  }, [id, connection, opening, t])
}

/** RE2: a network change is reported after it lasts this long. */
const LASTING_MS = 2000
/** Connecting counts as slow after this time; another device may have to be signed out first. */
const LONG_MS = 5000

export const ChatNotices = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const { connection } = chat
  const closed = useClosedBy(chat)
  // The footer already offers to reconnect.
  const hasWay = closed === 'groupGone' || closed === 'notConnected' || closed === 'notLoaded'
  const isNotCounted = useChatFollowUps(hasNotCounted(chat.id))
  const isRefused = useChatFollowUps(hasRefusedCount(chat.id))
  const takesLong = useLasting(connection.state === 'connecting', LONG_MS)
  const text = useConnectionText(chat, takesLong)
  // Over the line that says “loading”, so that nothing moves once it goes.
  const isOver = isFirstConnecting(connection) && !takesLong && chat.earlier.state === 'loading'
  useTellNetwork(chat)
  useKickedOutDialog(chat)
  useJoinRequestDialog(chat)
  return (
    <LiveRegion role="status">
      {text !== undefined && (
        <div className={styles.notice} data-over={isOver || undefined}>
          <span>{text}</span>
          {(connection.state === 'kickedOut' || (connection.state === 'failed' && !hasWay)) && (
            <Button ref={focusAround} variant="quiet" onClick={() => connectAgain(chat)}>
              {t('connection.again')}
            </Button>
          )}
        </div>
      )}
      {isNotCounted && (
        <div className={styles.notice}>
          <span>{t('followUp.failed')}</span>
          <Button ref={focusAround} variant="quiet" onClick={() => retryFollowUps(chat.id)}>
            {t('followUp.retry')}
          </Button>
          {isRefused && (
            <Button ref={focusAround} variant="quiet" onClick={() => dropRefusedFollowUps(chat.id)}>
              {t('kicked.close')}
            </Button>
          )}
        </div>
      )}
    </LiveRegion>
  )
}

const isLost = ({ connection, network }: ShownChat): boolean =>
  connection.state === 'connecting' ? connection.wasReady : connection.state === 'ready' && network === 'disconnected'

const isFirstConnecting = (connection: Connection): boolean =>
  connection.state === 'connecting' && !connection.wasReady

const useConnectionText = (chat: ShownChat, takesLong: boolean): string | undefined => {
  const { connection, network } = chat
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const lasts = useLasting(isLost(chat), LASTING_MS)
  const lost = lasts ? t(network === 'disconnected' ? 'connection.offline' : 'connection.lost') : undefined
  switch (connection.state) {
    case 'connecting':
      if (isFirstConnecting(connection)) return t(takesLong ? 'connection.takesLong' : 'connection.connecting')
      return lost
    case 'ready':
      return lost
    case 'failed':
      // The footer says so, in place of the composer.
      if (connection.why === 'groupGone') return undefined
      return connection.why === 'refused' || connection.why === 'codeLost'
        ? t('connection.refused', { reason: errorText(connection.error) })
        : t(`connection.${connection.why}`)
    case 'kickedOut':
      return t(`kicked.${connection.reason}`)
    case 'archive':
      return undefined
  }
}

/** Debounces a boolean. */
const useLasting = (isSo: boolean, ms: number): boolean => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(isSo), ms)
    return () => clearTimeout(timer)
  }, [isSo, ms])
  return lasts
}

/** CHAT-41 to CHAT-43, RE2: reports only lasting network changes, and each once: by a notice or by a toast. */
const useTellNetwork = (chat: ShownChat): void => {
  const { network } = chat
  const { t } = useTranslation('chat')
  const reported = useRef(network)
  const inNotice = network === 'disconnected' && isLost(chat)
  useEffect(() => {
    if (network === undefined || network === reported.current) return undefined
    const timer = setTimeout(() => {
      reported.current = network
      if (!inNotice) showToast(t(`network.${network}`))
    }, LASTING_MS)
    return () => clearTimeout(timer)
  }, [network, inNotice, t])
}
