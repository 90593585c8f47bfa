import { useEffect, useRef, useState, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithoutVoice } from '@/domain/chat/rules'
import { isComposing } from '@/lib/isComposing'
import { canRecord } from '@/lib/microphone'
import type { ShownChat } from '@/stores/chat/chat'
import { changeText, useChatDraft } from '@/stores/chat/draft'
import { isBlocked } from '@/stores/chat/followUps'
import { sendPicture, sendBody, textProblem, LONGEST_TEXT } from '@/stores/chat/send'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { showToast } from '@/ui/toast'
import { RecordButton } from './RecordButton'
import styles from './chat.module.css'
import { KeyboardIcon, PlusIcon, VoiceIcon, PictureIcon } from './icons'

type ComposerInputProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  disabled: boolean
  onChange: (text: string) => void
  onSend: () => void
  onFocus: () => void
}

const NEAR_THE_END = 50

/** The field grows with its text, and Enter sends it. */
const ComposerInput = ({ ref, value, disabled, onChange, onSend, onFocus }: ComposerInputProps) => {
  const { t } = useTranslation('chat')
  const left = LONGEST_TEXT - value.length
  useLayoutEffect(() => {
    const field = ref.current
    if (field === null) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  }, [ref, value])
  const key = (event: KeyboardEvent) => {
    // Enter also confirms a suggestion of an input method.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.typed}>
      <textarea
        ref={ref}
        className={styles.field}
        rows={1}
        aria-label={t('box.label')}
        placeholder={t('box.placeholder')}
        maxLength={LONGEST_TEXT}
        enterKeyHint="send"
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={key}
        onFocus={onFocus}
      />
      <p className="quiet tabular" role="status">
        {left < 0 ? t('box.problems.tooLong') : left <= NEAR_THE_END && t('box.left', { count: left })}
      </p>
    </div>
  )
}

type Props = { chat: ShownChat; onDone: () => void }

const MorePanel = ({ chat, onDone }: Props) => {
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consultations')
  const [busy, setBusy] = useState(false)
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined || busy) return
    if (isBlocked(chat.id)) return showToast(t('box.problems.blocked'))
    setBusy(true)
    const problem = await sendPicture(chat.id, chosen)
    setBusy(false)
    if (problem === undefined) onDone()
    else if (problem === 'blocked' || problem === 'notPrepared') showToast(t(`box.problems.${problem}`))
    else showToast(consults(`pictures.problems.${problem}`))
  }
  return (
    <div ref={focusAround} className={styles.more}>
      <label className={styles.tile} data-busy={busy || undefined}>
        <PictureIcon />
        <span role="status">{busy ? t('box.preparing') : t('box.picture')}</span>
        <input
          type="file"
          accept="image/*"
          className={styles.file}
          // Not disabled while busy, because it would lose the focus.
          aria-disabled={busy || undefined}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // Cleared, so that the same picture can be chosen again.
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}

export const MessageComposer = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const { id, connection } = chat
  const text = useChatDraft(({ texts }) => texts.get(id)) ?? ''
  const putBack = useChatDraft((draft) => (draft.putBack?.id === id ? draft.putBack : undefined))
  const [seen, note] = useState(putBack)
  const [mode, setMode] = useState<'text' | 'voice'>('text')
  const [hasMore, setMore] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const disabled = connection.state === 'kickedOut'
  const sendText = () => {
    const problem = textProblem(id, text)
    if (problem !== undefined) return showToast(t(`box.problems.${problem}`))
    void sendBody(id, { kind: 'text', text }, { kind: 'text', text })
    changeText(id, '')
    field.current?.focus()
  }
  const isText = mode === 'text'
  if (putBack !== seen) {
    note(putBack)
    setMode('text')
  }
  useEffect(() => {
    if (seen !== undefined) field.current?.focus()
  }, [seen])
  const switchMode = () => {
    if (isText && isWithoutVoice(navigator.userAgent)) showToast(t('voice.unsupported'))
    else if (isText && !canRecord()) showToast(t('voice.cannotRecord'))
    else setMode(isText ? 'voice' : 'text')
  }
  useEffect(() => {
    // CHAT-44: shown at once, before the user looks for the recorder.
    if (isWithoutVoice(navigator.userAgent)) showToast(t('voice.unsupported'))
  }, [t])
  return (
    <>
      <div ref={focusAround} className={styles.box}>
        <button
          type="button"
          className={styles.tool}
          disabled={disabled}
          aria-label={isText ? t('box.toVoice') : t('box.toText')}
          onClick={switchMode}
        >
          {isText ? <VoiceIcon /> : <KeyboardIcon />}
        </button>
        {isText ? (
          <ComposerInput
            ref={field}
            value={text}
            disabled={disabled}
            onChange={(typed) => changeText(id, typed)}
            onSend={sendText}
            onFocus={() => setMore(false)}
          />
        ) : (
          <RecordButton chat={chat} disabled={disabled} />
        )}
        {isText && text !== '' ? (
          <Button inactive={disabled} onClick={() => disabled || sendText()}>
            {t('box.send')}
          </Button>
        ) : (
          <button
            type="button"
            className={styles.tool}
            disabled={disabled}
            aria-expanded={hasMore}
            aria-label={t('box.more')}
            onClick={() => setMore(!hasMore)}
          >
            <PlusIcon />
          </button>
        )}
      </div>
      {hasMore && !disabled && <MorePanel chat={chat} onDone={() => setMore(false)} />}
    </>
  )
}
