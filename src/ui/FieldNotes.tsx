import { notesId, type FieldTexts } from './FieldLabel'
import styles from './Field.module.css'
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
