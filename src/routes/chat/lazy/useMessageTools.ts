import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dataOf } from '@/lib/remote'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { useToday } from '@/routes/shared/useToday'
import { messageTexts, rowWords, type ChatWords, type RowWords, type Info, type MessageTexts } from './messageTexts'
import { messageTime } from './messageTime'
import { useClosedBy } from './useClosedBy'

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
