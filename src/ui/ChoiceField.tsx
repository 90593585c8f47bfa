import { useId, useState } from 'react'
import styles from './ChoiceField.module.css'
import { type Choice, ChoiceSheet } from './ChoiceSheet'
import field from './Field.module.css'
import { FieldNotes } from './FieldNotes'
import { ForwardIcon } from './icons'

type ChoiceFieldProps<V extends string> = {
  label: string
  placeholder: string
  closeText: string
  options: readonly Choice<V>[]
  value: V | undefined
  onChoose: (value: V) => void
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled row that shows what is chosen and opens the sheet to choose. */
export const ChoiceField = <V extends string>(props: ChoiceFieldProps<V>) => {
  const { label, placeholder, closeText, options, value, onChoose, hint, error } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={field.field}>
      <span id={`${id}label`} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        className={`${field.box} ${styles.button}`}
        data-wrong={error ? true : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}label ${id}value`}
        aria-describedby={`${id}notes`}
        onClick={(event) => {
          // Safari focuses no tapped button, and the sheet gives the focus back to where it was.
          event.currentTarget.focus()
          setOpen(true)
        }}
      >
        <span className={styles.value}>
          <span id={`${id}value`} className={chosen ? undefined : field.placeholder}>
            {chosen?.label ?? placeholder}
          </span>
          {chosen?.note && <span className={styles.note}>{chosen.note}</span>}
        </span>
        <ForwardIcon />
      </button>
      <FieldNotes id={`${id}notes`} hint={hint} error={error} />
      <ChoiceSheet
        open={open}
        title={label}
        options={options}
        closeText={closeText}
        value={value}
        onChoose={onChoose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
