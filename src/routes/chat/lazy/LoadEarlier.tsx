import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chatOf, hasOnlyEmptyArchive, visibleMessages, type ChatOpening, type ShownChat } from '@/stores/chat/chat'
import { loadEarlier } from '@/stores/chat/history'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { LiveRegion } from '@/ui/LiveRegion'
import styles from './chat.module.css'
import { useChatErrorText } from './messageTexts'

type LoadEarlierState = {
  load: () => void
  /** The number of messages that the last `load` has brought; 0 once others were loaded in another way. */
  loaded: number
}

export const useLoadEarlier = ({ opening, cursor }: ShownChat): LoadEarlierState => {
  const [last, setLast] = useState({ count: 0, cursor })
  const load = async () => {
    const before = countOf(opening)
    await loadEarlier(opening)
    setLast({ count: countOf(opening) - before, cursor: chatOf(opening)?.cursor })
  }
  return { load: () => void load(), loaded: last.cursor === cursor ? last.count : 0 }
}

const countOf = (opening: ChatOpening): number => {
  const chat = chatOf(opening)
  return chat === undefined ? 0 : visibleMessages(chat).length
}

type Props = LoadEarlierState & {
  chat: ShownChat
  hasMessages: boolean
  isSearching: boolean
}

export const LoadEarlier = ({ chat, hasMessages, isSearching, load, loaded }: Props) => {
  const { earlier } = chat
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const errorText = useChatErrorText()
  const endOf = () => (hasOnlyEmptyArchive(chat) ? 'notConnected' : hasMessages ? 'end' : 'empty')
  const isThere = earlier.state === 'idle' || earlier.state === 'end'
  return (
    // Takes the focus of its button, so that the messages that have come are next.
    <div className={styles.earlier} tabIndex={-1}>
      {earlier.state === 'idle' && (
        <Button ref={focusAround} variant="quiet" onClick={load}>
          {t('history.earlier')}
        </Button>
      )}
      <LiveRegion role="status" aria-live={isSearching ? 'off' : undefined}>
        {earlier.state === 'loading' && <span className="quiet">{shell('loading')}</span>}
        {isThere && loaded > 0 && <span className="visuallyHidden">{t('history.loaded', { count: loaded })} </span>}
        {earlier.state === 'end' && <span className="quiet">{t(`history.${endOf()}`)}</span>}
        {earlier.state === 'failed' && (
          <span className="quiet">{t('history.failed', { reason: errorText(earlier.error) })}</span>
        )}
      </LiveRegion>
      {earlier.state === 'failed' && (
        <Button ref={focusAround} variant="quiet" onClick={load}>
          {shell('actions.retry')}
        </Button>
      )}
    </div>
  )
}
