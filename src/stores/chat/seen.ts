import { lastIncomingAt } from '@/domain/chat/rules'
import { dataOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { markOpened, openedConsultations } from '@/stores/consultations/readState'
import { groupOf, infoNow, useChatOwner, type ChatOpening, type ShownChat } from './chat'
import { useImSession } from './imSession'

export const markChatRead = (opening: ChatOpening): void => {
  const group = groupOf(opening)
  if (group === undefined || document.visibilityState === 'hidden') return
  useImSession.getState().session?.client.markRead(group).catch(reportFault)
}

export const noteOpened = ({ id, messages }: ShownChat): void => {
  const info = infoNow(id)
  if (info === undefined || document.visibilityState === 'hidden') return
  const { status, account } = info
  void markOpened(id, { status, saidAt: lastIncomingAt(messages), own: account.userId })
}

/**
 * Returns when the newest message of others was sent that an earlier opening showed, in seconds. Undefined for a chat
 * that was not opened on this phone.
 */
export const seenUntil = (id: string): number | undefined => {
  const userId = dataOf(useChatOwner.getState().owner)
  return userId === undefined ? undefined : openedConsultations(userId).get(id)?.saidAt
}
