import type { ReactNode } from 'react'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
  aside?: string | undefined
  starred?: boolean | undefined
  /** The star in words, for a control that cannot have `aria-required`. */
  starText?: string | undefined
}

type FieldLabelProps = Pick<FieldTexts, 'label' | 'aside' | 'starred' | 'starText' | 'hint'> & { id: string }

/**
 * A label with its hint below, because a phone’s keyboard hides what is under the field. `labelId(id)` names the
 * field, and `describedBy` describes it.
 */
export const FieldLabel = ({ id, label, aside, starred = false, starText, hint }: FieldLabelProps) => (
  <>
    <span id={labelId(id)}>{label}</span>
    {starred && (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    )}
    {starText !== undefined && (
      <span id={`${id}star`} className="visuallyHidden">
        {starText}
      </span>
    )}
    {aside !== undefined && (
      <span id={`${id}aside`} className={styles.aside}>
        {aside}
      </span>
    )}
    {hint && (
      <span id={`${id}hint`} className={styles.hint}>
        {hint}
      </span>
    )}
  </>
)

export const labelId = (id: string): string => `${id}label`

/** Returns the ids of a field’s aside, star, hint and notes for aria-describedby. */
export const describedBy = (id: string, { aside, starText, hint, warning, error }: Partial<FieldTexts>): string =>
  [
    ...(aside === undefined ? [] : [`${id}aside`]),
    ...(starText === undefined ? [] : [`${id}star`]),
    ...(hint ? [`${id}hint`] : []),
    ...(warning || error ? [notesId(id)] : []),
  ].join(' ')

export const notesId = (id: string): string => `${id}notes`

export const tiedTo = (id: string, texts: Partial<FieldTexts>) => ({
  'aria-describedby': describedBy(id, texts),
  'aria-invalid': isWrong(texts.error),
})

/** Returns true or undefined for aria-invalid. */
export const isWrong = (error: string | undefined): true | undefined => (error ? true : undefined)
