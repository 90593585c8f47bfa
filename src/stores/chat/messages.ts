import { mergeMessages, matchArchivedCopies } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { mergeSources } from '@/domain/chat/mergeSources'
import { endsConsultation, FOLLOW_UPS_AFTER_END, mayChangeStatus } from '@/domain/chat/rules'
import { monotonic, now } from '@/lib/time/clock'
import { MINUTE_MS } from '@/lib/time/units'
import { createStore } from '@/stores/createStore'
import { changeChat, changeInfo, chatOf, infoNow, reloadInfo, takeMessages, type ChatOpening } from './chat'
import { settleFollowUps } from './followUps'

/** Platform time of the last accepted message, with the monotonic and the wall-clock time of its arrival. */
type PlatformTime = { seconds: number; at: number; wallClockAt: number }

const usePlatformClock = createStore<{ last: PlatformTime | undefined }>(() => ({ last: undefined }))

export const setPlatformClock = (seconds: number): void =>
  usePlatformClock.setState({ last: { seconds, at: monotonic(), wallClockAt: now() } })

/** The phone's clock may be changed by less (RE8). More is a sleep, in which the monotonic clock may stop. */
const SLEPT_MS = 15 * MINUTE_MS

/** Platform time in seconds, however the phone's clock changes (RE8). */
export const platformSeconds = (): number => {
  const { last } = usePlatformClock.getState()
  if (last === undefined) return now() / 1000
  const awakeMs = monotonic() - last.at
  const passedMs = now() - last.wallClockAt
  return last.seconds + (passedMs - awakeMs > SLEPT_MS ? passedMs : awakeMs) / 1000
}

export const receiveMessages = (opening: ChatOpening, arrived: readonly ChatMessage[]): void => {
  const chat = chatOf(opening)
  if (chat === undefined) return
  changeChat(opening, ({ messages }) => ({ messages: mergeSources(messages, arrived) }))
  settleFollowUps(opening)
  for (const message of arrived) handleEnd(chat.id, message)
}

/**
 * Looks for unconfirmed messages in the archive, which has no local ids. Nothing can be sent there any more, so a
 * wrong match prevents no resending.
 */
export const findArrived = (opening: ChatOpening): void => {
  const chat = chatOf(opening)
  if (chat !== undefined && infoNow(chat.id)?.isArchived) receiveMessages(opening, matchArchivedCopies(chat.messages))
}

export const receiveLive = (opening: ChatOpening, arrived: readonly ChatMessage[]): void => {
  receiveMessages(opening, arrived)
  const chat = chatOf(opening)
  const status = chat && infoNow(chat.id)?.status
  // Where the status is unknown, an end in the history may be an old one. One that arrives is new (A460).
  if (chat !== undefined && status === undefined) for (const message of arrived) takeEnd(chat.id, message)
  // The doctor's first answer starts the consultation. When the server ends it, the platform sends no message that the
  // app can recognise.
  const isNews =
    (status === 'awaitingReply' && arrived.some((message) => message.flow === 'in' || mayChangeStatus(message))) ||
    (status === 'inConsultation' && arrived.some(mayChangeStatus))
  if (chat !== undefined && isNews) void reloadInfo(chat.id)
}

/** Handles a message that ends the consultation: the first one from the doctor counts (CHAT-27, A397, RE7). */
const handleEnd = (id: string, message: ChatMessage): void => {
  const status = infoNow(id)?.status
  if (status === 'awaitingReply' || status === 'inConsultation') takeEnd(id, message)
}

const takeEnd = (id: string, message: ChatMessage): void => {
  const info = infoNow(id)
  if (info !== undefined && endsConsultation(message, info.doctorUserId, info.account.userId))
    changeInfo(id, ({ isArchived }) => ({
      status: 'endedByDoctor',
      followUps: isArchived ? 0 : FOLLOW_UPS_AFTER_END,
    }))
}

export const takeKnown = (opening: ChatOpening, edited: readonly ChatMessage[]): void => {
  const known = new Set(chatOf(opening)?.messages.map(({ id }) => id))
  takeMessages(
    opening,
    edited.filter(({ id }) => id !== undefined && known.has(id)),
  )
}

export const changeMessages = (
  opening: ChatOpening,
  ids: readonly string[],
  change: Partial<Pick<ChatMessage, 'isRevoked' | 'isPeerRead'>>,
): void =>
  changeChat(opening, ({ messages }) => ({
    messages: messages.map((message) =>
      message.id !== undefined && ids.includes(message.id) ? { ...message, ...change } : message,
    ),
  }))

export const hasArrived = (opening: ChatOpening, localId: string): boolean =>
  chatOf(opening)?.messages.find((one) => one.localId === localId)?.state === 'sent'

/** Sets the delivery state of an own message; an arrived one stays arrived. */
export const changeOwn = (
  opening: ChatOpening,
  localId: string,
  state: 'sending' | 'failed',
  refusal?: ChatMessage['refusal'],
): void =>
  changeChat(opening, ({ messages }) => {
    const own = messages.find((message) => message.localId === localId)
    if (own === undefined || own.state === 'sent') return {}
    const changed = { ...own, state, refusal, ...(state === 'sending' && { time: platformSeconds() }) }
    return {
      messages: mergeMessages(
        messages.filter((message) => message !== own),
        [changed],
      ),
    }
  })

export const failUnsent = (opening: ChatOpening): void => {
  for (const { localId, state } of chatOf(opening)?.messages ?? [])
    if (localId !== undefined && state === 'sending') changeOwn(opening, localId, 'failed')
}
