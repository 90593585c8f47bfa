import type { useTranslation } from 'react-i18next'
import type { ChatMessage } from '@/domain/chat/message'
import { endsConsultation } from '@/domain/chat/rules'
import { formatCountdown } from '@/lib/countdown'
import type { infoNow, ShownChat } from '@/stores/chat/chat'

type Custom = Extract<ChatMessage['body'], { kind: 'custom' }>

/** Says the words of the chat. */
export type ChatWords = ReturnType<typeof useTranslation<'chat'>>['t']
/** How a consultation stands, as far as that is known. */
export type Info = ReturnType<typeof infoNow>

/** What is said beside every message. */
export type RowWords = { menu: string; read: string; of: (name: string, time: string) => string }

const [NAME, TIME] = ['\uE000', '\uE001']

export const rowWords = (t: ChatWords): RowWords => {
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
export const messageTexts = (t: ChatWords, info: Info, people: ShownChat['people']): MessageTexts => {
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
