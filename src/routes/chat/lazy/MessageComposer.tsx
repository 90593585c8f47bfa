import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithoutVoice } from '@/domain/chat/voice'
import { canRecord } from '@/lib/microphone'
import type { ShownChat } from '@/stores/chat/chat'
import { changeText, restoreText, useChatDraft } from '@/stores/chat/draft'
import { sendBody, textProblem } from '@/stores/chat/send'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'
import { ComposerInput } from './ComposerInput'
import styles from './chat.module.css'
import { KeyboardIcon, PlusIcon, VoiceIcon } from './icons'
import { MorePanel } from './MorePanel'
import { RecordButton } from './RecordButton'

/** Where a text is typed or a voice spoken, and where pictures are chosen (CHAT-15, CHAT-16). */
export const MessageComposer = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const { id, visit, connection } = chat
  const text = useChatDraft(({ texts }) => texts.get(id)) ?? ''
  const [mode, setMode] = useState<'text' | 'voice'>('text')
  const [hasMore, setMore] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const disabled = connection.state === 'kickedOut'
  useEffect(() => void restoreText(id), [id])
  const sendText = () => {
    const problem = textProblem(id, text)
    if (problem !== undefined) return showToast(t(`box.problems.${problem}`))
    void sendBody(visit, { kind: 'text', text }, { kind: 'text', text })
    changeText(id, '')
    field.current?.focus()
  }
  const isText = mode === 'text'
  const switchMode = () => {
    if (isText && (isWithoutVoice(navigator.userAgent) || !canRecord())) showToast(t('voice.unsupported'))
    else setMode(isText ? 'voice' : 'text')
  }
  useEffect(() => {
    // Said before somebody looks for it in vain (CHAT-44).
    if (isWithoutVoice(navigator.userAgent)) showToast(t('voice.unsupported'))
  }, [t])
  return (
    <>
      <div className={styles.box}>
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
          <Button idle={disabled} onClick={() => disabled || sendText()}>
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
      {hasMore && <MorePanel chat={chat} onDone={() => setMore(false)} />}
    </>
  )
}
