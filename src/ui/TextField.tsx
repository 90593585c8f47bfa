import { type ComponentProps, type ReactNode, useId } from 'react'
import field from './Field.module.css'
import { FieldLabel, isWrong, labelId, tiedTo, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FieldNotes'
import { leadOn } from './leadOn'
import styles from './TextField.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'inputMode' | 'enterKeyHint' | 'autoComplete' | 'required' | 'readOnly'
>
type TextFieldProps = Native &
  FieldTexts & {
    value: string
    onChange: (text: string) => void
    type?: 'text' | 'tel'
    placeholder?: string | undefined
    /** Stands beside the number. */
    unit?: string | undefined
    /** Stands beside the input: the button that sends a code. */
    trailing?: ReactNode
  }

export const TextField = (props: TextFieldProps) => {
  const {
    label,
    value,
    onChange,
    type = 'text',
    hint,
    error,
    caution,
    remark,
    starred,
    unit,
    trailing,
    required,
    ...native
  } = props
  const id = useId()
  const tied = tiedTo(id, props)
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        <FieldLabel id={id} label={label} remark={remark} starred={starred} hint={hint} />
      </label>
      <div className={styles.row}>
        <input
          enterKeyHint="next"
          {...native}
          id={id}
          type={type}
          className={`${field.box} ${styles.input}`}
          data-wrong={isWrong(error)}
          data-short={unit === undefined ? undefined : true}
          value={value}
          required={required ?? starred}
          {...tied}
          aria-labelledby={labelId(id)}
          aria-describedby={`${id}unit ${tied['aria-describedby']}`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={leadOn}
        />
        {unit !== undefined && <span id={`${id}unit`}>{unit}</span>}
        {trailing}
      </div>
      <FieldNotes id={id} caution={caution} error={error} />
    </div>
  )
}
