import { mergeMessages, matchArchivedCopies } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { endsConsultation, FOLLOW_UPS_AFTER_END, mayChangeStatus } from '@/domain/chat/rules'
import { monotonic, now } from '@/lib/clock'
import { createStore } from '../createStore'
import { changeChat, changeInfo, chatOf, infoNow, reloadInfo, takeMessages } from './chat'
import { settleFollowUps } from './followUps'

/** What the platform's clock showed when it last took a message, beside our own that nobody can set. */
const usePlatformClock = createStore<{ told: { seconds: number; at: number } | undefined }>(() => ({
  told: undefined,
}))

export const setPlatformClock = (seconds: number): void =>
  usePlatformClock.setState({ told: { seconds, at: monotonic() } })

/** What time it is on the platform, however wrong the phone's clock is (RE8). */
export const platformSeconds = (): number => {
  const { told } = usePlatformClock.getState()
  return told === undefined ? now() / 1000 : told.seconds + (monotonic() - told.at) / 1000
}

/** Takes what the platform told by itself or answered, and does what it means. */
export const receive = (visit: object, arrived: readonly ChatMessage[]): void => {
  const chat = chatOf(visit)
  if (chat === undefined) return
  takeMessages(visit, arrived)
  settleFollowUps(visit)
  for (const message of arrived) heedEnd(chat.id, message)
}

/**
 * Looks whether what is not known to have arrived stands in the archive, where our names for it are not kept. Nothing
 * can be sent there any more, so nobody is kept from sending what did not arrive.
 */
export const findArrived = (visit: object): void => {
  const chat = chatOf(visit)
  if (chat !== undefined && infoNow(chat.id)?.isArchived) receive(visit, matchArchivedCopies(chat.messages))
}

/** Takes what has just been said. */
export const receiveLive = (visit: object, arrived: readonly ChatMessage[]): void => {
  receive(visit, arrived)
  const chat = chatOf(visit)
  const status = chat && infoNow(chat.id)?.status
  // With the doctor's first answer the consultation begins; its end by the server is told in no words of ours.
  const isNews =
    (status === 'awaitingReply' && arrived.some((message) => message.flow === 'in' || mayChangeStatus(message))) ||
    (status === 'inConsultation' && arrived.some(mayChangeStatus))
  if (chat !== undefined && isNews) void reloadInfo(chat.id)
}

/** The doctor's end counts once, and only from the doctor (CHAT-27, A397, RE7). */
const heedEnd = (id: string, message: ChatMessage): void => {
  const info = infoNow(id)
  if (info === undefined || (info.status !== 'awaitingReply' && info.status !== 'inConsultation')) return
  if (endsConsultation(message, info.doctorUserId, info.account.userId))
    changeInfo(id, () => ({ status: 'endedByDoctor', followUps: FOLLOW_UPS_AFTER_END }))
}

/** Takes what was said before in its new form, as far as it is there; history tells the rest. */
export const takeKnown = (visit: object, edited: readonly ChatMessage[]): void => {
  const known = new Set(chatOf(visit)?.messages.map(({ id }) => id))
  takeMessages(
    visit,
    edited.filter(({ id }) => id !== undefined && known.has(id)),
  )
}

/** Changes the messages of these ids, as the platform told it. */
export const changeMessages = (
  visit: object,
  ids: readonly string[],
  change: Partial<Pick<ChatMessage, 'isRevoked' | 'isPeerRead'>>,
): void =>
  changeChat(visit, ({ messages }) => ({
    messages: messages.map((message) =>
      message.id !== undefined && ids.includes(message.id) ? { ...message, ...change } : message,
    ),
  }))

/** How far a message that was written here has come; one that has arrived stays so. */
export const changeOwn = (
  visit: object,
  localId: string,
  state: 'sending' | 'failed',
  refusal?: ChatMessage['refusal'],
): void =>
  changeChat(visit, ({ messages }) => {
    const own = messages.find((message) => message.localId === localId)
    if (own === undefined || own.state === 'sent') return {}
    // It stands among the others as if it were written anew.
    const changed = { ...own, state, refusal, ...(state === 'sending' && { time: platformSeconds() }) }
    return {
      messages: mergeMessages(
        messages.filter((message) => message !== own),
        [changed],
      ),
    }
  })

/** What is under way cannot arrive any more. */
export const failUnsent = (visit: object): void => {
  for (const { localId, state } of chatOf(visit)?.messages ?? [])
    if (localId !== undefined && state === 'sending') changeOwn(visit, localId, 'failed')
}
