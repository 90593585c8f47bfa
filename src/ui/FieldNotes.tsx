import styles from './Field.module.css'
import { FailedIcon } from './icons'

type FieldNotesProps = { id: string; hint?: string | undefined; error?: string | undefined }

/** What stands below a field: its hint and its error, read out when the error comes. */
export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <div id={id} aria-live="polite">
    {hint && <p className={styles.hint}>{hint}</p>}
    {error && (
      <p className={styles.error}>
        <FailedIcon />
        {error}
      </p>
    )}
  </div>
)
