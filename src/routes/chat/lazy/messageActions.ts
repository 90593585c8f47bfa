import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { mayResend } from '@/domain/chat/rules'
import { copyText } from '@/lib/clipboard'
import { isRecallable, recallMessage } from '@/stores/chat/recall'
import { deleteMessage, resend } from '@/stores/chat/send'
import { showToast } from '@/ui/toast'
import type { MessageTools } from './useMessageTools'

type MessageAction = 'copy' | 'recall' | 'resend' | 'remove'

/** What can be done with a message at this moment. */
export const actionsOf = (message: ChatMessage, { isClosed }: Pick<MessageTools, 'isClosed'>): MessageAction[] => {
  const { body, state, localId } = message
  const isUnsent = state === 'failed' && localId !== undefined
  return [
    ...(body.kind === 'text' ? (['copy'] as const) : []),
    ...(isRecallable(message) ? (['recall'] as const) : []),
    ...(mayResend(message) && !isClosed ? (['resend'] as const) : []),
    ...(isUnsent ? (['remove'] as const) : []),
  ]
}

/** Does it, and says what came of it where that is not seen. */
export const actOn = async (
  message: ChatMessage,
  action: MessageAction,
  { t, visit }: Pick<MessageTools, 't' | 'visit'>,
  errorText: (error: unknown) => string,
): Promise<void> => {
  const { body, localId } = message
  switch (action) {
    case 'copy':
      return showToast(
        body.kind === 'text' && (await copyText(body.text)) ? t('message.copied') : t('message.notCopied'),
      )
    case 'recall':
      return recallMessage(visit, message).catch((error: unknown) =>
        showToast(`${t('message.recallFailed')} ${errorText(error)}`),
      )
    case 'resend':
      return localId === undefined ? undefined : resend(visit, localId)
    case 'remove':
      return deleteMessage(visit, keyOf(message))
  }
}
