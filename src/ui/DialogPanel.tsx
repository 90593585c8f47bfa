import { useId } from 'react'
import { Button } from './Button'
import type { ButtonVariant } from './buttonProps'
import { NoBreakDates } from './NoBreakDates'
import styles from './DialogPanel.module.css'
import { Overlay } from './Overlay'

export type DialogTexts = {
  title: string
  message?: string | undefined
  confirmText: string
  /** Without it there is nothing to decide and one button. */
  cancelText?: string | undefined
}
/** What a yes does: it goes on, leaves what stands here, or takes something away. */
export type DialogTone = 'go' | 'leave' | 'destroy'

/** The loud button is never the harmful one. */
const LOOKS = {
  go: { yes: 'primary', no: 'secondary' },
  leave: { yes: 'quiet', no: 'primary' },
  destroy: { yes: 'danger', no: 'primary' },
} as const satisfies Record<DialogTone, { yes: ButtonVariant; no: ButtonVariant }>

type DialogPanelProps = DialogTexts & { tone: DialogTone } & { onAnswer: (confirmed: boolean) => void }

export const DialogPanel = ({ title, message, confirmText, cancelText, tone, onAnswer }: DialogPanelProps) => {
  const id = useId()
  const cancel = () => onAnswer(false)
  return (
    <Overlay
      role={cancelText === undefined ? 'dialog' : 'alertdialog'}
      place="centre"
      titleId={`${id}title`}
      messageId={message === undefined ? undefined : `${id}message`}
      onClose={cancel}
    >
      <div className={styles.texts}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        {message !== undefined && (
          <p id={`${id}message`} className={styles.message}>
            <NoBreakDates>{message}</NoBreakDates>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {cancelText !== undefined && (
          // The safe answer has the focus: a second Enter from the page behind must not confirm.
          <Button variant={LOOKS[tone].no} data-first onClick={cancel}>
            {cancelText}
          </Button>
        )}
        <Button
          variant={LOOKS[tone].yes}
          data-first={cancelText === undefined ? true : undefined}
          onClick={() => onAnswer(true)}
        >
          {confirmText}
        </Button>
      </div>
    </Overlay>
  )
}
