import { messageOf } from '../domain/chat/fromPlatform'
import type { ChatMessage, MessageBody } from '../domain/chat/message'
import type { HistoryPage } from '../gateways/im/port'
import { chatLogOf, type PlatformMessage } from './chatLog'
import { contentAt } from './chatSent'
import type { Clinic } from './clinic'
import type { Consultation } from './consultRecord'

const PAGE = 15

/** The newest messages, or those before the one that `before` names. */
export const historyPage = (clinic: Clinic, one: Consultation, before: string | undefined): HistoryPage => {
  const log = chatLogOf(clinic, one)
  const end = before === undefined ? log.length : Math.min(Number(before), log.length)
  const from = Math.max(0, end - PAGE)
  const isCompleted = from === 0
  return {
    messages: log.slice(from, end).map(readMessage),
    before: isCompleted ? undefined : String(from),
    isCompleted,
  }
}

/** The message of this id, as it stands. Throws where there is none. */
export const messageById = (clinic: Clinic, one: Consultation, id: string): PlatformMessage => {
  const log = chatLogOf(clinic, one)
  const found = log.slice(0, log.length).find(({ ID }) => ID === id)
  if (found === undefined) throw new Error(`the demo platform has no message ${id}`)
  return found
}

/** As our program reads it; files that were sent from here are shown from where they are kept. */
export const readMessage = (told: PlatformMessage): ChatMessage => {
  const message = messageOf(told)
  if (message === undefined) throw new Error(`the demo platform tells an unreadable message ${told.ID}`)
  return { ...message, body: withContent(message.body, told.payload) }
}

const withContent = (body: MessageBody, payload: PlatformMessage['payload']): MessageBody => {
  switch (body.kind) {
    case 'image':
      return { ...body, url: contentAt(body.url, payload), previewUrl: contentAt(body.previewUrl, payload) }
    case 'sound':
      return { ...body, url: contentAt(body.url, payload) }
    case 'text':
    case 'video':
    case 'custom':
    case 'groupTip':
    case 'call':
    case 'other':
      return body
  }
}
