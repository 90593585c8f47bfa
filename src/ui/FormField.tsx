import type { FocusEvent, ReactNode } from 'react'
import styles from './Field.module.css'
import { notesId, type FieldTexts } from './FieldLabel'
import { afterTap } from './afterTap'
import { FailedIcon } from './icons'

type FieldNotesProps = Pick<FieldTexts, 'caution' | 'error'> & {
  /** The id of the field. */
  id: string
}

/** What stands below a field: its caution and its error, read out when they come. */
export const FieldNotes = ({ id, caution, error }: FieldNotesProps) => (
  <div id={notesId(id)} aria-live="polite" className={styles.notes}>
    {caution && <p className={styles.caution}>{caution}</p>}
    {error && (
      <p className={styles.error}>
        <FailedIcon />
        <span>{error}</span>
      </p>
    )}
  </div>
)

type FormFieldProps = {
  /** One form is shown at a time, and in it one field of a name. */
  name: string
  onLeave: () => void
  children: ReactNode
}

/** The place of one field in its form: where the focus is taken to, and what tells when it went on. */
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
 * A tap on something else takes the focus before it is a click: what is said of the field at once would push that
 * away from under the finger, and the click would be lost.
 */
const onceTapped = (tell: () => void): void => {
  if (document.querySelector(':active') === null) setTimeout(tell)
  else void afterTap(['pointerup', 'click'], LONGEST_TAP_MS).then(tell)
}

/** A finger has left already when the focus goes, and what it touched may be nothing to click. */
const LONGEST_TAP_MS = 300

/**
 * Leads to the first of these fields on the screen: brings it into sight and the focus to what is to be answered
 * there. Where nothing can be answered it is the field before that has to change.
 */
export const focusFirst = (names: readonly string[]): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.findIndex(({ dataset }) => names.includes(dataset['field'] ?? ''))
  fields
    .slice(0, first + 1)
    .reverse()
    .some((field) => focusIn(field, 'input:not(:disabled), textarea, select, button'))
}

/** Leads to the answer of a field as it stands, or to where it is to be given. */
export const focusAnswer = (name: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  if (field === null || !focusIn(field, 'input:checked')) focusFirst([name])
}

const focusIn = (field: HTMLElement, answers: string): boolean => {
  const answer = field.querySelector<HTMLElement>(answers)
  if (answer === null) return false
  // The browser itself would scroll no further than to the edge, where the phone's keyboard or a bar may lie.
  answer.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
  return true
}

/** The focus went on: not within a group, not into a sheet over it, and not because the whole page lost it. */
const isLeft = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  // React hands on what happens in the sheet of a field.
  currentTarget.contains(target) &&
  // A button beside an input is no answer.
  target.closest('fieldset')?.contains(relatedTarget) !== true &&
  (relatedTarget === null || modalOf(relatedTarget) === modalOf(currentTarget)) &&
  document.activeElement !== target

const modalOf = (element: Element): Element | null => element.closest('[aria-modal]')
