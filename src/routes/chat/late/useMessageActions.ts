import { useTranslation } from 'react-i18next'
import { keyOf } from '../../../domain/chat/merge'
import type { ChatMessage } from '../../../domain/chat/message'
import { copyText } from '../../../lib/clipboard'
import type { ShownChat } from '../../../stores/chat'
import { isRecallable, recallMessage } from '../../../stores/chatRecall'
import { deleteMessage, resend } from '../../../stores/chatSend'
import { showToast } from '../../../ui/toast'
import { useChatErrorText } from './useChatErrorText'
import { useClosedBy } from './useClosedBy'

type MessageAction = { label: string; act: () => void }

/** What can be done with a message at this moment: copy, recall, send again, delete. */
export const useMessageActions = (chat: ShownChat): ((message: ChatMessage) => MessageAction[]) => {
  const { visit } = chat
  const isClosed = useClosedBy(chat) !== undefined
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const copy = async (text: string) => showToast((await copyText(text)) ? t('message.copied') : t('message.notCopied'))
  const recall = async (message: ChatMessage) => {
    try {
      await recallMessage(visit, message)
    } catch (error) {
      showToast(`${t('message.recallFailed')} ${errorText(error)}`)
    }
  }
  return (message) => {
    const { body, state, localId } = message
    const actions: MessageAction[] = []
    if (body.kind === 'text') actions.push({ label: t('message.copy'), act: () => void copy(body.text) })
    if (isRecallable(message)) actions.push({ label: t('message.recall'), act: () => void recall(message) })
    if (state !== 'failed' || localId === undefined) return actions
    if (!isClosed) actions.push({ label: t('message.resend'), act: () => void resend(visit, localId) })
    actions.push({ label: t('message.remove'), act: () => deleteMessage(visit, keyOf(message)) })
    return actions
  }
}
