import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '../../../stores/chat'
import { reconnect } from '../../../stores/chatConnection'
import { notCounted, retryFollowUps, useChatFollowUps } from '../../../stores/chatFollowUps'
import { Announced } from '../../../ui/Announced'
import { Button } from '../../../ui/Button'
import { showToast } from '../../../ui/toast'
import styles from './chat.module.css'
import { useChatErrorText } from './useChatErrorText'
import { useTellJoins } from './useTellJoins'
import { useTellKicked } from './useTellKicked'

/** A change of the network that lasts so long is told (RE2). */
const LASTING_MS = 2000

/** How the connection stands, below the head; nothing while all is well. */
export const ChatNotices = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const { connection, visit } = chat
  const failure = useChatFollowUps(notCounted(chat.id))
  const text = useConnectionText(chat)
  useTellNetwork(chat)
  useTellKicked(chat)
  useTellJoins(chat)
  return (
    <Announced role="status">
      {text !== undefined && (
        <div className={styles.notice}>
          <span>{text}</span>
          {(connection.state === 'failed' || connection.state === 'kickedOut') && (
            <Button variant="quiet" onClick={() => void reconnect(visit)}>
              {t('connection.again')}
            </Button>
          )}
        </div>
      )}
      {failure !== undefined && (
        <div className={styles.notice}>
          <span>{t('followUp.failed')}</span>
          <Button variant="quiet" onClick={() => retryFollowUps(chat.id)}>
            {t('followUp.retry')}
          </Button>
        </div>
      )}
    </Announced>
  )
}

const useConnectionText = ({ connection, network }: ShownChat): string | undefined => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  switch (connection.state) {
    case 'connecting':
      return t('connection.connecting')
    case 'ready':
      return network === 'disconnected' ? t('connection.lost') : undefined
    case 'failed':
      return connection.why === 'refused'
        ? t('connection.refused', { reason: errorText(connection.error) })
        : t(`connection.${connection.why}`)
    case 'kickedOut':
      return t('connection.kickedOut')
    case 'archive':
      return undefined
  }
}

/** However often the network comes and goes, what lasts is told, and once (CHAT-41 to CHAT-43, RE2). */
const useTellNetwork = ({ network }: ShownChat): void => {
  const { t } = useTranslation('chat')
  const told = useRef(network)
  useEffect(() => {
    if (network === undefined || network === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = network
      showToast(t(`network.${network}`))
    }, LASTING_MS)
    return () => clearTimeout(timer)
  }, [network, t])
}
