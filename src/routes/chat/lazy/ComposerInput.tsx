import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TEXT } from '@/stores/chat/send'
import styles from './chat.module.css'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  disabled: boolean
  onChange: (text: string) => void
  onSend: () => void
  onFocus: () => void
}

/** From here on it counts. */
const NEAR_THE_END = 50

/** The field grows with what is typed, and Enter sends it. */
export const ComposerInput = ({ ref, value, disabled, onChange, onSend, onFocus }: Props) => {
  const { t } = useTranslation('chat')
  const left = LONGEST_TEXT - value.length
  useLayoutEffect(() => {
    const field = ref.current
    if (field === null) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
  }, [ref, value])
  const key = (event: KeyboardEvent) => {
    // Enter also takes over what an input method offers.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        {left <= NEAR_THE_END && t('box.left', { count: left })}
      </p>
    </div>
  )
}
