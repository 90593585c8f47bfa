import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { loadEarlier } from '@/stores/chat/history'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import styles from './chat.module.css'
import { useChatErrorText } from './useChatErrorText'

type Props = { chat: ShownChat; hasMessages: boolean }

/** What stands above the first message: more to be had, under way, not had, or nothing more (CHAT-14). */
export const LoadOlder = ({ chat: { visit, earlier }, hasMessages }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const errorText = useChatErrorText()
  const load = () => void loadEarlier(visit)
  return (
    <div className={styles.earlier}>
      {earlier.state === 'idle' && (
        <Button variant="quiet" onClick={load}>
          {t('history.earlier')}
        </Button>
      )}
      <LiveRegion role="status">
        {earlier.state === 'loading' && <span className="quiet">{shell('loading')}</span>}
        {earlier.state === 'end' && <span className="quiet">{t(hasMessages ? 'history.end' : 'history.empty')}</span>}
        {earlier.state === 'failed' && (
          <span className="quiet">
            {t('history.failed')} {errorText(earlier.error)}
          </span>
        )}
      </LiveRegion>
      {earlier.state === 'failed' && (
        <Button variant="quiet" onClick={load}>
          {shell('actions.retry')}
        </Button>
      )}
    </div>
  )
}
