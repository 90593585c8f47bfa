import { type ComponentProps, type ReactNode, useId } from 'react'
import field from './Field.module.css'
import { FieldNotes } from './FieldNotes'
import styles from './TextField.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'required' | 'readOnly' | 'onBlur'
>
type TextFieldProps = Native & {
  label: string
  value: string
  onChange: (text: string) => void
  type?: 'text' | 'tel'
  hint?: string | undefined
  error?: string | undefined
  /** Stands beside the input: the button that sends a code, a unit. */
  trailing?: ReactNode
}

export const TextField = ({ label, value, onChange, type = 'text', hint, error, trailing, ...native }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...native}
          id={id}
          type={type}
          className={`${field.box} ${styles.input}`}
          data-wrong={error ? true : undefined}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}notes`}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
      <FieldNotes id={`${id}notes`} hint={hint} error={error} />
    </div>
  )
}
