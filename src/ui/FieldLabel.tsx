import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  caution?: string | undefined
  remark?: string | undefined
  starred?: boolean | undefined
}

type FieldLabelProps = Pick<FieldTexts, 'label' | 'remark' | 'starred' | 'hint'> & { id: string }

/**
 * A label with its hint below, because a phone’s keyboard hides what is under the field. `labelId(id)` names the
 * field, and `describedBy` describes it.
 */
export const FieldLabel = ({ id, label, remark, starred = false, hint }: FieldLabelProps) => (
  <>
    <span id={labelId(id)}>{label}</span>
    {starred && (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    )}
    {remark !== undefined && (
      <span id={`${id}remark`} className={styles.remark}>
        {remark}
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

/** Returns the ids of a field’s remark, hint and notes for aria-describedby. */
export const describedBy = (id: string, { remark, hint, caution, error }: Partial<FieldTexts>): string =>
  [
    ...(remark === undefined ? [] : [`${id}remark`]),
    ...(hint ? [`${id}hint`] : []),
    ...(caution || error ? [notesId(id)] : []),
  ].join(' ')

export const notesId = (id: string): string => `${id}notes`

export const tiedTo = (id: string, texts: Partial<FieldTexts>) => ({
  'aria-describedby': describedBy(id, texts),
  'aria-invalid': isWrong(texts.error),
})

/** Returns true or undefined for aria-invalid. */
export const isWrong = (error: string | undefined): true | undefined => (error ? true : undefined)
