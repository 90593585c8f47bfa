import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '@/domain/chat/merge'
import { messagesWith } from '@/domain/chat/search'
import { chatOf, hasOnlyEmptyArchive, visibleMessages, type ChatOpening, type ShownChat } from '@/stores/chat/chat'
import { loadEarlier } from '@/stores/chat/history'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { LiveRegion } from '@/ui/LiveRegion'
import { useChatErrorText } from './messageTexts'

/** The largest number of pages, of 15 messages each, that one tap loads. */
const MOST_PAGES = 20

type Props = { chat: ShownChat; words: string; onFound: (key: string) => void }

/** Shows how far was searched, and a button that loads earlier messages until one of them has the words. */
export const EarlierToSearch = ({ chat, words, onFound }: Props) => {
  const { opening, earlier, messages } = chat
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const { t: shell } = useTranslation()
  const [busy, setBusy] = useState(false)
  const text = () => {
    if (hasOnlyEmptyArchive(chat)) return t('history.notConnected')
    if (earlier.state === 'failed') return t('history.failed', { reason: errorText(earlier.error) })
    return t(earlier.state === 'end' ? 'search.all' : 'search.loaded', { count: messages.length })
  }
  const look = async () => {
    setBusy(true)
    const key = await findEarlier(opening, words)
    setBusy(false)
    if (key !== undefined) onFound(key)
  }
  return (
    <>
      <div className="quiet">
        {busy && text()}
        <LiveRegion role="status">
          {busy ? <span className="visuallyHidden">{shell('loading')}</span> : text()}
        </LiveRegion>
      </div>
      {earlier.state !== 'end' && (
        <Button ref={focusAround} variant="quiet" busy={busy} onClick={() => void look()}>
          {t('search.further')}
        </Button>
      )}
    </>
  )
}

/** Returns the newest of the earlier messages with the words, or undefined where none was found so far. */
const findEarlier = async (opening: ChatOpening, words: string): Promise<string | undefined> => {
  const hitsNow = () => {
    const chat = chatOf(opening)
    return chat === undefined ? [] : messagesWith(visibleMessages(chat), words)
  }
  const known = new Set(hitsNow().map(keyOf))
  for (let page = 0; page < MOST_PAGES; page++) {
    await loadEarlier(opening)
    const found = hitsNow()
      .map(keyOf)
      .filter((key) => !known.has(key))
    if (found.length > 0) return found[found.length - 1]
    if (chatOf(opening)?.earlier.state !== 'idle') return undefined
  }
  return undefined
}
