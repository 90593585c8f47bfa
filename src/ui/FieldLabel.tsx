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

type FieldLabelProps = Pick<FieldTexts, 'label' | 'remark' | 'starred'> & { id: string }

/** The text of a label. The field is named by `labelId(id)` alone and described by `describedBy(id)`. */
export const FieldLabel = ({ id, label, remark, starred = false }: FieldLabelProps) => (
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
  </>
)

export const labelId = (id: string): string => `${id}label`

/** What is read out beside the name of a field: its remark and what FieldNotes says. */
export const describedBy = (id: string): string => `${id}remark ${notesId(id)}`

export const notesId = (id: string): string => `${id}notes`

/** Ties what is said of a field to that which is answered. */
export const tiedTo = (id: string, error: string | undefined) => ({
  'aria-describedby': describedBy(id),
  'aria-invalid': isWrong(error),
})

/** How an element says that it is wrong: by true, or not at all. */
export const isWrong = (error: string | undefined): true | undefined => (error ? true : undefined)
