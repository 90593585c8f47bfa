import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText, type ShellWords } from '@/i18n/dates'
import { chinaDay, chinaTime, type Day } from '@/lib/days'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { useToday } from '@/routes/shared/useToday'
import { messageTexts, rowWords, type ChatWords, type RowWords, type Info, type MessageTexts } from './messageTexts'
import { useClosedBy } from './useClosedBy'

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
