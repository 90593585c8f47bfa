import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../domain/chat/message'
import type { ShownChat } from '../../../stores/chat'
import { changeText } from '../../../stores/chatDraft'
import { Button } from '../../../ui/Button'
import styles from './chat.module.css'
import { useClosedBy } from './useClosedBy'
import { useMessageTexts } from './useMessageTexts'

type Props = { message: ChatMessage; chat: ShownChat }

/** What happened, in a grey line; an own text that was recalled can be written anew (A277). */
export const MessageLine = ({ message, chat }: Props) => {
  const { t } = useTranslation('chat')
  const { textOf } = useMessageTexts(chat)
  const { isRevoked, flow, body } = message
  const isClosed = useClosedBy(chat) !== undefined
  const editable = !isClosed && isRevoked && flow === 'out' && body.kind === 'text' ? body.text : ''
  return (
    <div className={styles.line}>
      <span>{textOf(message)}</span>
      {editable !== '' && (
        <Button variant="quiet" onClick={() => changeText(chat.id, editable)}>
          {t('message.editAgain')}
        </Button>
      )}
    </div>
  )
}
