import { createElement, useId } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, type ButtonVariant } from './Button'
import styles from './DialogPanel.module.css'
import { NoBreakDates } from './NoBreakDates'
import { Overlay } from './Overlay'
import { useCloseOnBack } from './useCloseOnBack'

type DialogTexts = {
  title: string
  message?: string | undefined
  confirmText: string
  cancelText?: string | undefined
}
/** What confirming does: continue, leave the page, or delete. */
type DialogTone = 'go' | 'leave' | 'destroy'
/** A dialog of a blocked navigation adds no history entry, because that navigation changes the history. */
type Question = DialogTexts & { tone: DialogTone; onBlockedNavigation?: boolean }

/** The primary button is never the destructive one. */
const LOOKS = {
  go: { yes: 'primary', no: 'secondary' },
  leave: { yes: 'quiet', no: 'primary' },
  destroy: { yes: 'danger', no: 'primary' },
} as const satisfies Record<DialogTone, { yes: ButtonVariant; no: ButtonVariant }>

type DialogPanelProps = Question & { onAnswer: (confirmed: boolean) => void }

const DialogPanel = ({
  title,
  message,
  confirmText,
  cancelText,
  tone,
  onBlockedNavigation = false,
  onAnswer,
}: DialogPanelProps) => {
  const id = useId()
  const leave = useCloseOnBack(() => onAnswer(false), !onBlockedNavigation)
  const answer = (confirmed: boolean) => leave(() => onAnswer(confirmed))
  const cancel = () => answer(false)
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
          // The safe answer has the focus: a second Enter on the page behind must not confirm.
          <Button variant={LOOKS[tone].no} data-first onClick={cancel}>
            {cancelText}
          </Button>
        )}
        <Button
          variant={LOOKS[tone].yes}
          data-first={cancelText === undefined ? true : undefined}
          onClick={() => answer(true)}
        >
          {confirmText}
        </Button>
      </div>
    </Overlay>
  )
}

export const confirmDialog = (question: Question & { cancelText: string }): Promise<boolean> => show(question)

export const alertDialog = (texts: Omit<DialogTexts, 'cancelText'>): Promise<void> =>
  show({ ...texts, tone: 'go' }).then(() => undefined)

/** Cancels open dialogs: a dialog must not outlive its page. */
export const closeDialogs = (): void => open.forEach(({ cancel }) => cancel())

const open = new Map<string, { answered: Promise<boolean>; cancel: () => void }>()

const show = (question: Question): Promise<boolean> => {
  const key = JSON.stringify(question)
  const same = open.get(key)
  // A second tap before the dialog covers the button opens no other, and confirms nothing.
  if (same) return same.answered.then(() => false)
  const host = document.createElement('div')
  const root = createRoot(host)
  let settle: (confirmed: boolean) => void = () => undefined
  const answered = new Promise<boolean>((resolve) => (settle = resolve))
  const answer = (confirmed: boolean): void => {
    open.delete(key)
    root.unmount()
    host.remove()
    settle(confirmed)
  }
  open.set(key, { answered, cancel: () => answer(false) })
  document.body.append(host)
  root.render(createElement(DialogPanel, { ...question, onAnswer: answer }))
  return answered
}
