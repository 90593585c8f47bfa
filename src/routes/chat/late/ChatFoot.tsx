import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Closed, ShownChat } from '../../../stores/chat'
import { lookAgain, reconnect } from '../../../stores/chatConnection'
import { Button } from '../../../ui/Button'
import { buttonLook } from '../../../ui/buttonLook'
import { paths } from '../../paths'
import styles from './chat.module.css'
import { SendBox } from './SendBox'
import { useClosedBy } from './useClosedBy'

/** Where one writes; or what cannot be done any more, and why. */
export const ChatFoot = ({ chat }: { chat: ShownChat }) => {
  const closed = useClosedBy(chat)
  return closed === undefined ? <SendBox chat={chat} /> : <ClosedFoot chat={chat} closed={closed} />
}

/** What happened, what becomes of the money, and the way on, in the words of its card (A468). */
const ClosedFoot = ({ chat: { id, type, visit, connection }, closed }: { chat: ShownChat; closed: Closed }) => {
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consults')
  switch (closed) {
    case 'toPay':
      return (
        <Said text={consults(`meanings.${closed}`)}>
          <Link
            {...buttonLook('primary', false)}
            to={paths.tradePay(type === 'quick' ? 'quickConsult' : 'consult', id)}
          >
            {consults('ways.pay')}
          </Link>
        </Said>
      )
    case 'assigning':
      return (
        <Said text={consults(`meanings.${closed}`)}>
          <Button variant="quiet" onClick={() => void lookAgain(visit)}>
            {consults('ways.lookAgain')}
          </Button>
        </Said>
      )
    case 'payTimeout':
    case 'notAccepted':
    case 'returnedByDoctor':
    case 'returnedBySystem':
      return (
        <Said text={consults(`meanings.${closed}`)}>
          <Another text={consults('ways.askAnew')} />
        </Said>
      )
    case 'doctorTimeout':
    case 'closed':
    case 'archived':
      return (
        <Said text={t(`closed.${closed}`)}>
          <Another text={t('closed.another')} />
        </Said>
      )
    case 'notConnected':
    case 'notLoaded':
      return (
        <Said text={t(`closed.${closed}`)}>
          {connection.state === 'failed' && (
            <Button variant="quiet" onClick={() => void reconnect(visit)}>
              {t('connection.again')}
            </Button>
          )}
        </Said>
      )
  }
}

const Said = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.closed}>
    <p role="status">{text}</p>
    {children}
  </div>
)

const Another = ({ text }: { text: string }) => (
  <Link {...buttonLook('quiet', false)} to={paths.consultIndex()}>
    {text}
  </Link>
)
