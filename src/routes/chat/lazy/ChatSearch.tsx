import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { messagesWith } from '@/domain/chat/search'
import { isComposing } from '@/lib/isComposing'
import { visibleMessages, type ShownChat } from '@/stores/chat/chat'
import { CloseButton } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { ServerText } from '@/ui/ServerText'
import styles from './chat.module.css'
import { NewerIcon, OlderIcon } from './icons'
import { beginningOf } from './LongText'
import { useMessageContext } from './messageTexts'
import { EarlierToSearch } from './EarlierToSearch'
import type { Sought } from './chatTool'

type Props = { chat: ShownChat; onSeek: (sought: Sought) => void; onClose: () => void }

/** Looks for words in the loaded messages, beginning with the newest. */
export const ChatSearch = ({ chat, onSeek, onClose }: Props) => {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const words = useDeferredValue(typed).trim()
  const { messages, blacklist } = chat
  const hits = useMemo(
    () => messagesWith(visibleMessages({ messages, blacklist }), words),
    [messages, blacklist, words],
  )
  const found = hits.findIndex((hit) => keyOf(hit) === chosen)
  const at = found === -1 ? hits.length - 1 : found
  const hit = hits[at]
  const key = hit && keyOf(hit)
  const result = hit === undefined ? t('search.none') : t('search.at', { at: at + 1, count: hits.length })
  useEffect(() => onSeek({ words, key }), [words, key, onSeek])
  useEffect(() => field.current?.focus(), [])
  const show = (index: number) => {
    const next = hits[index]
    if (next !== undefined) setChosen(keyOf(next))
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    show(event.shiftKey ? at + 1 : at - 1)
  }
  return (
    <div role="search" className={styles.search}>
      <div className={styles.box}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(undefined)
          }}
          onKeyDown={press}
        />
        <CloseButton label={t('search.close')} onClose={onClose} />
      </div>
      {words !== '' && (
        <div className={styles.found}>
          <p className="tabular">{result}</p>
          <div className={styles.steps}>
            <Step label={t('search.older')} Icon={OlderIcon} to={hits[at - 1]} onStep={() => show(at - 1)} />
            <Step label={t('search.newer')} Icon={NewerIcon} to={hits[at + 1]} onStep={() => show(at + 1)} />
          </div>
        </div>
      )}
      {words !== '' && (
        <div className={styles.found}>
          <EarlierToSearch chat={chat} words={words} onFound={setChosen} />
        </div>
      )}
      <SpokenResult chat={chat} hit={hit} result={words === '' ? '' : result} />
    </div>
  )
}

type StepProps = { label: string; Icon: () => React.JSX.Element; to: ChatMessage | undefined; onStep: () => void }

/** At an end the button stays focusable and does nothing. */
const Step = ({ label, Icon, to, onStep }: StepProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-disabled={to === undefined || undefined}
    onClick={onStep}
  >
    <Icon />
  </button>
)

const READ_OUT = 200

type SpokenResultProps = { chat: ShownChat; hit: ChatMessage | undefined; result: string }

/** Reads out the result and the message that is shown: the focus stays in the field. */
const SpokenResult = ({ chat, hit, result }: SpokenResultProps) => {
  const { nameOf, textOf } = useMessageContext(chat)
  return (
    <div className="visuallyHidden">
      <LiveRegion role="status">
        <ServerText>
          {hit === undefined ? result : `${result} ${nameOf(hit)} ${beginningOf(textOf(hit), READ_OUT)}`}
        </ServerText>
      </LiveRegion>
    </div>
  )
}
