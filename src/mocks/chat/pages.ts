import { messageOf } from '@/domain/chat/fromPlatform'
import type { ChatMessage, MessageBody } from '@/domain/chat/message'
import type { HistoryPage } from '@/gateways/im/port'
import { pageLanguage } from '@/lib/textLanguage'
import { inLanguage } from '@/mocks/bilingual'
import { chatLogOf, type PlatformMessage } from './log'
import { contentAt } from './sent'
import type { Clinic } from '@/mocks/clinic'
import type { Consultation } from '@/mocks/consultations/record'
import { isOn } from '@/mocks/scenario/scenario'

const PAGE = 15
/** Page sizes of an odd platform; the empty page is not the last one. */
const ODD_PAGES = [21, 0, 15, 21] as const

export const historyPage = (clinic: Clinic, one: Consultation, before: string | undefined): HistoryPage => {
  if (isOn(clinic, 'historyEmpty')) return { messages: [], before: undefined, isCompleted: true }
  const log = chatLogOf(clinic, one)
  const [place = String(log.length), page = '0'] = before?.split('/') ?? []
  const end = Math.min(Number(place), log.length)
  const isOdd = isOn(clinic, 'historyOdd')
  const size = isOdd ? (ODD_PAGES[Number(page) % ODD_PAGES.length] ?? PAGE) : PAGE
  const from = Math.max(0, end - size)
  // An odd platform notices the end only on the next request.
  const isCompleted = isOdd ? end === 0 : from === 0
  return {
    messages: log.slice(from, end).map(readMessage),
    before: isCompleted ? undefined : `${String(from)}/${String(Number(page) + 1)}`,
    isCompleted,
  }
}

/** Returns a message in its current state. Throws when it does not exist. */
export const messageById = (clinic: Clinic, one: Consultation, id: string): PlatformMessage => {
  const log = chatLogOf(clinic, one)
  const found = log.slice(0, log.length).find(({ ID }) => ID === id)
  if (found === undefined) throw new Error(`the demo platform has no message ${id}`)
  return found
}

/**
 * Reads a message as the app does, in the language of the page. Files sent from here are shown from their local copy.
 */
export const readMessage = (platformMessage: PlatformMessage): ChatMessage => {
  const message = messageOf({ ...platformMessage, payload: inLanguage(pageLanguage(), platformMessage.payload) })
  if (message === undefined) throw new Error(`the demo platform returned an unreadable message ${platformMessage.ID}`)
  return { ...message, body: withContent(message.body, platformMessage.payload) }
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
    case 'lost':
    case 'other':
      return body
  }
}
