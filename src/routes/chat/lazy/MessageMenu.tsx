import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { keyOf } from '@/domain/chat/merge'
import { isImUnanswered } from '@/domain/chat/imErrors'
import type { ChatMessage } from '@/domain/chat/message'
import { mayResend } from '@/domain/chat/rules'
import { isBlocked } from '@/stores/chat/followUps'
import { isRecallable, recallMessage } from '@/stores/chat/recall'
import { deleteMessage, resend } from '@/stores/chat/send'
import { Button } from '@/ui/Button'
import { focusMain } from '@/ui/focusMain'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { copyWithToast } from './copyWithToast'
import { useChatErrorText, type MessageContext } from './messageTexts'

type MessageAction = 'copy' | 'recall' | 'resend' | 'remove'

export const actionsOf = (message: ChatMessage, { isClosed }: Pick<MessageContext, 'isClosed'>): MessageAction[] => {
  const { body, state, localId } = message
  const isUnsent = state === 'failed' && localId !== undefined
  return [
    ...(body.kind === 'text' ? (['copy'] as const) : []),
    ...(isRecallable(message) ? (['recall'] as const) : []),
    ...(mayResend(message) && !isClosed ? (['resend'] as const) : []),
    ...(isUnsent ? (['remove'] as const) : []),
  ]
}

const actOn = async (
  message: ChatMessage,
  action: MessageAction,
  context: Pick<MessageContext, 'id' | 't' | 'opening'>,
  errorText: (error: unknown) => string,
): Promise<void> => {
  const { body } = message
  const { t, opening } = context
  switch (action) {
    case 'copy':
      return body.kind === 'text' ? copyWithToast(body.text, t) : undefined
    case 'recall':
      return recallMessage(opening, message).then(
        () => showToast(t('message.recalled')),
        (error: unknown) =>
          showToast(
            isImUnanswered(error)
              ? t('message.recallUnconfirmed')
              : t('message.recallFailed', { reason: errorText(error) }),
          ),
      )
    case 'resend':
      return sendAgain(message, context)
    case 'remove':
      // The message takes the focus of its menu button along.
      focusMain()
      return deleteMessage(opening, keyOf(message))
  }
}

type MessageMenuProps = { message: ChatMessage; context: MessageContext; onClose: () => void }

/** A13: the menu of a message; a choice or a tap outside closes it. */
export const MessageMenu = ({ message, context, onClose }: MessageMenuProps) => {
  const { t } = context
  const { t: shell } = useTranslation()
  const errorText = useChatErrorText()
  return (
    <Sheet title={t('message.menu')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <div className={styles.actions}>
            {actionsOf(message, context).map((action) => (
              <Button
                key={action}
                variant="secondary"
                block
                onClick={() =>
                  leave(() => {
                    // Closed first, because it returns the focus.
                    flushSync(onClose)
                    void actOn(message, action, context, errorText)
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

/** Resends a failed message, or says that no follow-up is left (CHAT-31). */
export const sendAgain = (
  { localId }: ChatMessage,
  { id, opening, t }: Pick<MessageContext, 'id' | 'opening' | 't'>,
): void => {
  if (isBlocked(id)) showToast(t('box.problems.blocked'))
  else if (localId !== undefined) void resend(opening, localId)
}
