import { useId } from 'react'
import { FieldNotes } from './FieldNotes'
import styles from './RadioList.module.css'

type RadioListProps<V extends string> = {
  legend: string
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChoose: (value: V) => void
  error?: string | undefined
}

/** A few choices that all stand on the page. */
export const RadioList = <V extends string>({ legend, options, value, onChoose, error }: RadioListProps<V>) => {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-describedby={`${id}notes`} aria-invalid={error === undefined ? undefined : true}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldNotes id={`${id}notes`} error={error} />
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
