import type { ChatMessage } from '@/domain/chat/message'
import { putBackText } from '@/stores/chat/draft'
import { LONGEST_TEXT } from '@/stores/chat/send'
import { Button } from '@/ui/Button'
import styles from './chat.module.css'
import { LongText } from './LongText'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** What happened, in a grey line; an own text that was recalled can be written anew (A277). */
export const SystemMessage = ({ message, tools: { t, textOf, id, isClosed } }: Props) => {
  const { isRevoked, flow, body } = message
  const written = !isClosed && isRevoked && flow === 'out' && body.kind === 'text' ? body.text : ''
  const editable = written.length <= LONGEST_TEXT ? written : ''
  return (
    <div className={styles.line}>
      <LongText>{textOf(message)}</LongText>
      {editable !== '' && (
        <Button variant="quiet" onClick={() => putBackText(id, editable)}>
          {t('message.editAgain')}
        </Button>
      )}
    </div>
  )
}
