import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '@/domain/chat/message'
import { Button } from '@/ui/Button'
import { Sheet, SheetBody } from '@/ui/Sheet'
import styles from './chat.module.css'
import { actionsOf, actOn } from './messageActions'
import { useChatErrorText } from './useChatErrorText'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools; onClose: () => void }

/** What can be done with a message; it stays until something is chosen, or a tap beside it (A13). */
export const MessageMenu = ({ message, tools, onClose }: Props) => {
  const { t } = tools
  const { t: shell } = useTranslation()
  const errorText = useChatErrorText()
  return (
    <Sheet title={t('message.menu')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <div className={styles.actions}>
            {actionsOf(message, tools).map((action) => (
              <Button
                key={action}
                variant="secondary"
                block
                onClick={() =>
                  leave(() => {
                    onClose()
                    void actOn(message, action, tools, errorText)
                  })
                }
              >
                {t(`message.${action}`)}
              </Button>
            ))}
          </div>
        </SheetBody>
      )}
    </Sheet>
  )
}
