import { lastSaid } from '@/domain/chat/rules'
import { infoNow, type ShownChat } from './chat'
import { markOpened } from '@/stores/consultations/readState'

/** Remembers how far a consultation was read here, which its badge is told by (A407). */
export const noteOpened = ({ id, messages }: ShownChat): void => {
  const info = infoNow(id)
  if (info === undefined || document.visibilityState === 'hidden') return
  void markOpened(id, { status: info.status, saidAt: lastSaid(messages) })
}
