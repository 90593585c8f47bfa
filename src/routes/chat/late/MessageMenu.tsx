import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../domain/chat/message'
import type { ShownChat } from '../../../stores/chat'
import { Button } from '../../../ui/Button'
import { Sheet, SheetBody } from '../../../ui/Sheet'
import styles from './chat.module.css'
import { useMessageActions } from './useMessageActions'

type Props = { message: ChatMessage; chat: ShownChat; onClose: () => void }

/** What can be done with a message; it stays until something is chosen, or a tap beside it (A13). */
export const MessageMenu = ({ message, chat, onClose }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const actions = useMessageActions(chat)(message)
  return (
    <Sheet title={t('message.menu')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <div className={styles.actions}>
            {actions.map(({ label, act }) => (
              <Button
                key={label}
                variant="secondary"
                block
                onClick={() =>
                  leave(() => {
                    onClose()
                    act()
                  })
                }
              >
                {label}
              </Button>
            ))}
          </div>
        </SheetBody>
      )}
    </Sheet>
  )
}
