import styles from './Field.module.css'

/** What stands around every field. */
export type FieldTexts = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Worth a second look, and no error. */
  caution?: string | undefined
  /** At the end of the label's line: where the answer comes from. */
  remark?: string | undefined
  /** Marks the label as one that needs an answer. */
  starred?: boolean | undefined
}

type FieldLabelProps = Pick<FieldTexts, 'label' | 'remark' | 'starred' | 'hint'> & { id: string }

/**
 * The text of a label, with its hint below: a phone's keyboard hides what stands under the field. The field is named
 * by `labelId(id)` alone and described by `describedBy`.
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

/** What is read out beside the name of a field: its remark, its hint and what FieldNotes says. */
export const describedBy = (id: string, { remark, hint, caution, error }: Partial<FieldTexts>): string =>
  [
    ...(remark === undefined ? [] : [`${id}remark`]),
    ...(hint ? [`${id}hint`] : []),
    ...(caution || error ? [notesId(id)] : []),
  ].join(' ')

export const notesId = (id: string): string => `${id}notes`

/** Ties what is said of a field to that which is answered. */
export const tiedTo = (id: string, texts: Partial<FieldTexts>) => ({
  'aria-describedby': describedBy(id, texts),
  'aria-invalid': isWrong(texts.error),
})

/** How an element says that it is wrong: by true, or not at all. */
export const isWrong = (error: string | undefined): true | undefined => (error ? true : undefined)
