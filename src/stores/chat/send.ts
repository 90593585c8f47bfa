import { ImError, imErrorWord, messageRefusalOf, type ImErrorWord } from '@/domain/chat/imErrors'
import { keyOf } from '@/domain/chat/merge'
import { outgoingMessage, type ChatMessage, type MessageBody, type OutgoingBody } from '@/domain/chat/message'
import { countsAsFollowUp, mayResend } from '@/domain/chat/rules'
import type { PictureProblem } from '@/domain/consultations/pictureKind'
import { isBlank } from '@/domain/validation/typed'
import type { ImClient } from '@/gateways/im/port'
import { fetchPreparing, PictureError } from '@/gateways/pictures/port'
import { randomId } from '@/lib/random'
import { sessionGuard } from '@/lib/sessionScope'
import { changeChat, chatOf, groupOf, infoNow, reloadInfo, takeMessages, useChat, type ChatOpening } from './chat'
import { expectFollowUp, markFollowUpUnconfirmed, isBlocked, settleFollowUp } from './followUps'
import { retryLatest } from './history'
import { isChatAllowed, useImSession } from './imSession'
import { platformSeconds, setPlatformClock, changeOwn, receiveMessages, hasArrived } from './messages'
import { failWhenSilent } from './silence'

/**
 * Returns why the picture is not sent, or undefined. `blocked`: the last follow-up was used meanwhile. `notPrepared`:
 * the picture is not at fault, so a second attempt may succeed.
 */
export const sendPicture = async (
  id: string,
  chosen: File,
): Promise<PictureProblem | 'blocked' | 'notPrepared' | undefined> => {
  const isSession = sessionGuard()
  try {
    const prepare = await fetchPreparing()
    const { file, preview } = await prepare(chosen, new AbortController().signal, true)
    if (!isSession() || !isChatAllowed()) return undefined
    if (isBlocked(id)) return 'blocked'
    void sendBody(id, { kind: 'image', file }, { kind: 'image', url: preview, previewUrl: preview, size: undefined })
    return undefined
  } catch (failure) {
    return failure instanceof PictureError ? failure.problem : 'notPrepared'
  }
}

/** Maximum length of a text (CHAT-37). */
export const LONGEST_TEXT = 500

type TextProblem = 'empty' | 'tooLong' | 'blocked'

export const textProblem = (id: string, text: string): TextProblem | undefined => {
  if (isBlank(text)) return 'empty'
  if (text.length > LONGEST_TEXT) return 'tooLong'
  return isBlocked(id) ? 'blocked' : undefined
}

/**
 * Shows the message at once, and sends it when the platform is ready. If the user leaves the chat before, the message
 * is kept (RE6).
 */
export const sendBody = async (id: string, body: OutgoingBody, shown: MessageBody): Promise<void> => {
  if (isBlocked(id)) return
  const localId = randomId()
  const echo = echoOf(id, localId, shown)
  useChat.setState(({ bodies }) => ({ bodies: new Map(bodies).set(localId, body) }))
  const opening = openingOf(id)
  if (opening === undefined) return changeUnsent(id, (unsent) => [...unsent, { ...echo, state: 'failed' }])
  takeMessages(opening, [echo])
  await deliver(opening, localId, false)
}

/** Resends a failed message as the same one, once the history shows that it has not arrived (RE6). */
export const resend = async (opening: ChatOpening, localId: string): Promise<void> => {
  const chat = chatOf(opening)
  const message = chat?.messages.find((one) => one.localId === localId)
  if (chat === undefined || message === undefined || !mayResend(message) || isBlocked(chat.id)) return
  retryLatest(opening)
  await deliver(opening, localId, true)
}

export const deleteMessage = (opening: ChatOpening, key: string): void => {
  const deleted = chatOf(opening)?.messages.find((message) => message.state === 'failed' && keyOf(message) === key)
  if (deleted === undefined) return
  changeChat(opening, ({ messages }) => ({ messages: messages.filter((message) => message !== deleted) }))
  dropBody(deleted.localId)
}

const dropBody = (localId: string | undefined): void =>
  useChat.setState(({ bodies }) => ({ bodies: new Map([...bodies].filter(([id]) => id !== localId)) }))

/** The opening that shows the consultation now: it may be a later one than that in which a message was written. */
const openingOf = (id: string): ChatOpening | undefined => {
  const { shown } = useChat.getState()
  return shown?.id === id ? shown.opening : undefined
}

const deliver = async (opening: ChatOpening, localId: string, isAgain: boolean): Promise<void> => {
  const chat = chatOf(opening)
  const body = useChat.getState().bodies.get(localId)
  const own = chat?.messages.find((message) => message.localId === localId)
  if (chat === undefined || body === undefined) return
  changeOwn(opening, localId, 'sending')
  if (countsAsFollowUp(body)) expectFollowUp(chat.id, localId)
  const isSession = sessionGuard()
  try {
    const client = await whenReady(opening, isAgain)
    const group = groupOf(opening)
    if (client === undefined || group === undefined) return markFollowUpUnconfirmed(localId)
    if (hasArrived(opening, localId)) return dropBody(localId)
    const settleAccepted = (accepted: ChatMessage): ChatMessage => {
      dropBody(localId)
      if (!isSession()) return accepted
      const here = openingOf(chat.id)
      if (here !== undefined) receiveMessages(here, [asWritten(accepted, own)])
      else {
        changeUnsent(chat.id, (unsent) => unsent.filter((message) => message.localId !== localId))
        settleFollowUp(localId)
      }
      return accepted
    }
    // A message that is accepted after the time limit still counts as sent, so that the user does not send it again.
    const { time } = await failWhenSilent((onProgress) =>
      client.send(group, localId, body, onProgress).then(settleAccepted),
    )
    setPlatformClock(time)
  } catch (failure) {
    markFollowUpUnconfirmed(localId)
    changeOwn(opening, localId, 'failed', messageRefusalOf(failure))
    // The consultation may have ended: refetch its status.
    if (SHUT.includes(imErrorWord(failure))) void reloadInfo(chat.id)
  }
}

/** Platform errors that mean that nothing may be written any more. */
const SHUT: readonly (ImErrorWord | undefined)[] = ['noSuchGroup', 'notAllowed', 'muted']

const asWritten = (accepted: ChatMessage, own: ChatMessage | undefined): ChatMessage =>
  accepted.body.kind === 'other' && own !== undefined ? { ...accepted, body: own.body } : accepted

const echoOf = (id: string, localId: string, body: MessageBody): ChatMessage =>
  outgoingMessage({
    localId,
    time: platformSeconds(),
    from: infoNow(id)?.account.userId ?? '',
    state: 'sending',
    body,
  })

/**
 * Resolves with the client once it is ready and, if needed, the latest messages are loaded; undefined when the chat
 * was left. Rejects when the connection or the history has failed.
 */
const whenReady = (opening: ChatOpening, needsLatest: boolean): Promise<ImClient | undefined> =>
  new Promise((found, failed) => {
    const look = () => {
      const chat = chatOf(opening)
      const client = useImSession.getState().session?.client
      if (chat === undefined) return settle(() => found(undefined))
      const { connection, latest } = chat
      if (connection.state === 'ready' && client !== undefined) {
        if (latest === 'loaded' || !needsLatest) settle(() => found(client))
        else if (latest === 'failed') settle(() => failed(new ImError(undefined, 'the history failed')))
      } else if (connection.state !== 'connecting') settle(() => failed(new ImError(undefined, connection.state)))
    }
    const unsubscribe = useChat.subscribe(look)
    const settle = (then: () => void) => {
      unsubscribe()
      then()
    }
    look()
  })

const changeUnsent = (id: string, change: (messages: readonly ChatMessage[]) => readonly ChatMessage[]): void =>
  useChat.setState(({ unsent }) => ({ unsent: new Map(unsent).set(id, change(unsent.get(id) ?? [])) }))
