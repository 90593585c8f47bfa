import { type ReactNode, useId, useState } from 'react'
import { NoBreakDates } from './NoBreakDates'
import field from './Field.module.css'
import { describedBy, FieldLabel, isWrong, labelId, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FormField'
import { ChevronRightIcon } from './icons'
import styles from './PickerField.module.css'

type PickerFieldProps = FieldTexts & {
  chosen: string | undefined
  note?: string | undefined
  placeholder: string
  children: (close: () => void) => ReactNode
}

export const PickerField = (props: PickerFieldProps) => {
  const { hint, error, warning, chosen, note, placeholder, children } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={`ends ${styles.row}`}>
      <span className={field.beside} data-hinted={hint ? true : undefined}>
        <FieldLabel id={id} {...props} />
      </span>
      <button
        type="button"
        className={styles.button}
        data-wrong={isWrong(error)}
        aria-haspopup="dialog"
        aria-labelledby={`${labelId(id)} ${id}value`}
        aria-describedby={describedBy(id, props)}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}value`} className={styles.value}>
          <span className={chosen === undefined ? field.placeholder : undefined}>
            <NoBreakDates>{chosen ?? placeholder}</NoBreakDates>
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <ChevronRightIcon />
      </button>
      <FieldNotes id={id} warning={warning} error={error} />
      {open && children(() => setOpen(false))}
    </div>
  )
}
