import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShownChat } from '../../../stores/chat'
import { buttonLook } from '../../../ui/buttonLook'
import { paths } from '../../paths'
import styles from './chat.module.css'
import { SendBox } from './SendBox'
import { useClosedBy } from './useClosedBy'

/** Where one writes; or what cannot be done any more, and why. */
export const ChatFoot = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const closed = useClosedBy(chat)
  if (closed === undefined) return <SendBox chat={chat} />
  return (
    <div className={styles.closed}>
      <p>{t(`closed.${closed}`)}</p>
      {closed !== 'notLoaded' && closed !== 'notStarted' && (
        <Link {...buttonLook('quiet', false)} to={paths.consultIndex()}>
          {t('closed.another')}
        </Link>
      )}
    </div>
  )
}
