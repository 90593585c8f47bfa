import type { FocusEvent, ReactNode } from 'react'
import styles from './Field.module.css'
import { notesId, type FieldTexts } from './FieldLabel'
import { afterTap } from './afterTap'
import { FailedIcon } from './icons'

type FieldNotesProps = Pick<FieldTexts, 'warning' | 'error'> & {
  id: string
}

/** Caution and error below a field, in live regions. */
export const FieldNotes = ({ id, warning, error }: FieldNotesProps) => (
  <div id={notesId(id)} aria-live="polite" className={styles.notes}>
    {warning && <p className={styles.warning}>{warning}</p>}
    {error && (
      <p className={styles.error}>
        <FailedIcon />
        <span>{error}</span>
      </p>
    )}
  </div>
)

type FormFieldProps = {
  /** Only one form is mounted at a time, so the name needs to be unique within it. */
  name: string
  onLeave: () => void
  children: ReactNode
}

export const FormField = ({ name, onLeave, children }: FormFieldProps) => (
  <div
    data-field={name}
    onBlur={(event) => {
      if (isLeft(event)) onceTapped(onLeave)
    }}
  >
    {children}
  </div>
)

/**
 * The focus moves before the click fires. An error shown at once would move the tapped element, and the click would be
 * lost.
 */
const onceTapped = (action: () => void): void => {
  if (document.querySelector(':active') === null) setTimeout(action)
  else void afterTap(['pointerup', 'click'], LONGEST_TAP_MS).then(action)
}

/** The finger may be gone when the focus moves, and the tapped element may not be clickable. */
const LONGEST_TAP_MS = 300

/**
 * Scrolls to the first of these fields on screen and focuses its control. If that field has no control, it focuses the
 * nearest field before it, whose answer must change first.
 */
export const focusFirst = (names: readonly string[]): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.findIndex(({ dataset }) => names.includes(dataset['field'] ?? ''))
  fields
    .slice(0, first + 1)
    .reverse()
    .some((field) => focusIn(field, 'input:not(:disabled), textarea, select, button'))
}

export const focusAnswer = (name: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  if (field === null || !focusIn(field, 'input:checked')) focusFirst([name])
}

const focusIn = (field: HTMLElement, answers: string): boolean => {
  const answer = field.querySelector<HTMLElement>(answers)
  if (answer === null) return false
  // The browser would scroll only to the edge, where the keyboard or a bar may cover it.
  answer.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
  return true
}

/** Returns whether the focus left the field: not within a group, into its sheet, or because the page lost focus. */
const isLeft = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  // React bubbles events out of the field’s sheet, a portal.
  currentTarget.contains(target) &&
  // A button beside an input is not part of the answer.
  target.closest('fieldset')?.contains(relatedTarget) !== true &&
  (relatedTarget === null || modalOf(relatedTarget) === modalOf(currentTarget)) &&
  document.activeElement !== target

const modalOf = (element: Element): Element | null => element.closest('[aria-modal]')
