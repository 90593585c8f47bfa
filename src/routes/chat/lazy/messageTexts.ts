import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import { ImError, imErrorWord } from '@/domain/chat/imErrors'
import type { ChatMessage } from '@/domain/chat/message'
import { endsConsultation } from '@/domain/chat/rules'
import { dayText, type ShellWords } from '@/i18n/dates'
import { errorText } from '@/i18n/errors'
import { formatCountdown } from '@/lib/countdown'
import { chinaDay, chinaTime, type Day } from '@/lib/time/day'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type infoNow, type ShownChat } from '@/stores/chat/chat'
import { useToday } from '@/routes/shared/useToday'
import { useClosedBy } from './ClosedReason'

/** CHAT-47, A289: returns a function that puts an error of server or platform into words. */
export const useChatErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  return (error) => {
    if (!(error instanceof ImError)) return errorText(shell, error)
    const word = imErrorWord(error)
    return word === undefined ? error.message || shell('errors.silent') : t(`imErrors.${word}`)
  }
}

const messageTime = (t: ShellWords, today: Day): ((seconds: number) => string) => {
  // Cached: thousands of messages are of few days.
  const days = new Map<Day, string>()
  return (seconds) => {
    if (seconds === 0) return t('unknown')
    const time = chinaTime(seconds * 1000).slice(11, 16)
    const day = chinaDay(seconds * 1000)
    if (day === today) return time
    const text = days.get(day) ?? dayText(t, day, today)
    days.set(day, text)
    return `${text} ${time}`
  }
}

/** Shared by all messages: texts per row would cost more than its rendering. */
export type MessageContext = MessageTexts &
  Pick<ShownChat, 'id' | 'opening' | 'people'> & {
    t: ChatWords
    /** Translated once for all rows: translating costs more than rendering. */
    words: RowWords
    info: Info
    isClosed: boolean
    /** What a search marks in the texts; '' without one. */
    soughtWords: string
    timeText: (seconds: number) => string
  }

/** Memoised: returns the same object while nothing changes. */
export const useMessageContext = (chat: ShownChat, soughtWords = ''): MessageContext => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const info = dataOf(useChat(infoOf(chat.id)))
  const { id, opening, people } = chat
  const isClosed = useClosedBy(chat) !== undefined
  const today = useToday()
  return useMemo(
    () => ({
      ...messageTexts(t, info, people),
      id,
      opening,
      people,
      t,
      words: rowWords(t),
      info,
      isClosed,
      soughtWords,
      timeText: messageTime(shell, today),
    }),
    [t, shell, info, id, opening, people, isClosed, soughtWords, today],
  )
}

type Custom = Extract<ChatMessage['body'], { kind: 'custom' }>

type ChatWords = ReturnType<typeof useTranslation<'chat'>>['t']
type Info = ReturnType<typeof infoNow>

type RowWords = { menu: string; read: string; of: (name: string, time: string) => string }

const [NAME, TIME] = ['\uE000', '\uE001']

const rowWords = (t: ChatWords): RowWords => {
  const parts = t('message.of', { name: NAME, time: TIME }).split(/(\uE000|\uE001)/)
  return {
    menu: t('message.menu'),
    read: t('message.read'),
    of: (name, time) => parts.map((part) => (part === NAME ? name : part === TIME ? time : part)).join(''),
  }
}

type MessageTexts = {
  textOf: (message: ChatMessage) => string
  nameOf: (message: ChatMessage) => string
}

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
  // An end reported by a member without the right to end counts for nothing.
  const customText = (message: ChatMessage, { data, description, extension }: Custom): string => {
    if (data === 'patient_end') return message.flow === 'out' ? t('message.patientEnd') : ''
    if (data === 'doctor_end')
      return endsConsultation(message, info?.doctorUserId, info?.account.userId) ? t('message.doctorEnd') : ''
    return [description, extension].filter((part) => part !== '').join('\n')
  }
  return { textOf, nameOf }
}
