import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import type { ChatMessage } from '@/domain/chat/message'
import { endsConsultation } from '@/domain/chat/rules'
import { dayText, type ShellWords } from '@/i18n/dates'
import { formatCountdown } from '@/lib/countdown'
import { chinaDay, chinaTime, type Day } from '@/lib/days'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type infoNow, type ShownChat } from '@/stores/chat/chat'
import { useToday } from '@/routes/shared/useToday'
import { useClosedBy } from './ClosedReason'

/** '10:42' of today, the day before it of any other. */
const messageTime = (t: ShellWords, today: Day): ((seconds: number) => string) => {
  // Of thousands of messages few are of different days.
  const days = new Map<Day, string>()
  return (seconds) => {
    // Nobody told it.
    if (seconds === 0) return t('unknown')
    const time = chinaTime(seconds * 1000).slice(11, 16)
    const day = chinaDay(seconds * 1000)
    if (day === today) return time
    const text = days.get(day) ?? dayText(t, day, today)
    days.set(day, text)
    return `${text} ${time}`
  }
}

/** What every message is drawn with, made once for all: a row of its own words costs more than its drawing. */
export type MessageTools = MessageTexts &
  Pick<ShownChat, 'id' | 'visit' | 'people'> & {
    t: ChatWords
    /** Those that stand in every row: to ask for them anew each time would cost more than to draw them. */
    words: RowWords
    info: Info
    /** Nothing can be written any more, nor sent again. */
    isClosed: boolean
    timeText: (seconds: number) => string
  }

/** The same ones as long as nothing of it changes. */
export const useMessageTools = (chat: ShownChat): MessageTools => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const info = dataOf(useChat(infoOf(chat.id)))
  const { id, visit, people } = chat
  const isClosed = useClosedBy(chat) !== undefined
  const today = useToday()
  return useMemo(
    () => ({
      ...messageTexts(t, info, people),
      id,
      visit,
      people,
      t,
      words: rowWords(t),
      info,
      isClosed,
      timeText: messageTime(shell, today),
    }),
    [t, shell, info, id, visit, people, isClosed, today],
  )
}

type Custom = Extract<ChatMessage['body'], { kind: 'custom' }>

/** Says the words of the chat. */
export type ChatWords = ReturnType<typeof useTranslation<'chat'>>['t']
/** How a consultation stands, as far as that is known. */
export type Info = ReturnType<typeof infoNow>

/** What is said beside every message. */
export type RowWords = { menu: string; read: string; of: (name: string, time: string) => string }

const [NAME, TIME] = ['\uE000', '\uE001']

const rowWords = (t: ChatWords): RowWords => {
  const parts = t('message.of', { name: NAME, time: TIME }).split(/(\uE000|\uE001)/)
  return {
    menu: t('message.menu'),
    read: t('message.read'),
    of: (name, time) => parts.map((part) => (part === NAME ? name : part === TIME ? time : part)).join(''),
  }
}

export type MessageTexts = {
  /** What a message says, in one line. */
  textOf: (message: ChatMessage) => string
  /** Who says it. */
  nameOf: (message: ChatMessage) => string
}

/** How messages read in a consultation that stands so. */
const messageTexts = (t: ChatWords, info: Info, people: ShownChat['people']): MessageTexts => {
  const nameOf = ({ flow, from }: ChatMessage): string => {
    if (flow === 'out') return t('you')
    if (info?.doctorUserId === undefined || from === info.doctorUserId) return info?.doctorName ?? t('doctor')
    return people.get(from)?.name ?? t('somebody')
  }
  const textOf = (message: ChatMessage): string => {
    const { body, flow, isRevoked } = message
    if (isRevoked) return flow === 'out' ? t('message.ownRecalled') : t('message.othersRecalled')
    switch (body.kind) {
      case 'text':
        return body.text
      case 'image':
        return t('message.image')
      case 'sound':
        return t('message.voice', { seconds: body.seconds })
      case 'video':
        return t('message.video')
      case 'custom':
        return customText(message, body) || t('message.other')
      case 'groupTip':
        return t(`tips.${body.tip}`, { names: body.names.join(' · ') || t('somebody') })
      case 'call': {
        const action = t(`calls.${body.action}`)
        const { seconds } = body
        return seconds === undefined ? action : t('message.lasted', { action, duration: formatCountdown(seconds) })
      }
      case 'lost':
        return t(`message.lost.${body.what}`)
      case 'other':
        return t('message.other')
    }
  }
  // An end that is told by whoever may not end it is none.
  const customText = (message: ChatMessage, { data, description, extension }: Custom): string => {
    if (data === 'patient_end') return message.flow === 'out' ? t('message.patientEnd') : ''
    if (data === 'doctor_end')
      return endsConsultation(message, info?.doctorUserId, info?.account.userId) ? t('message.doctorEnd') : ''
    return [description, extension].filter((part) => part !== '').join('\n')
  }
  return { textOf, nameOf }
}
