import type { ChatMessage } from '../../../domain/chat/message'
import { changeText } from '../../../stores/chatDraft'
import { Button } from '../../../ui/Button'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** What happened, in a grey line; an own text that was recalled can be written anew (A277). */
export const MessageLine = ({ message, tools: { t, textOf, id, isClosed } }: Props) => {
  const { isRevoked, flow, body } = message
  const editable = !isClosed && isRevoked && flow === 'out' && body.kind === 'text' ? body.text : ''
  return (
    <div className={styles.line}>
      <span>{textOf(message)}</span>
      {editable !== '' && (
        <Button variant="quiet" onClick={() => changeText(id, editable)}>
          {t('message.editAgain')}
        </Button>
      )}
    </div>
  )
}
