import { useId, useState, type ComponentProps, type ReactNode, type KeyboardEvent } from 'react'
import { isComposing } from '@/lib/isComposing'
import field from './Field.module.css'
import { FieldLabel, isWrong, labelId, tiedTo, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FormField'
import styles from './TextField.module.css'

const TYPED = 'main input[type="text"]:not(:disabled), main input[type="tel"]:not(:disabled)'

/**
 * Enter moves to the next text field, as the key says. On the last one it closes the keyboard, or submits the form if
 * there is one.
 */
const onEnterFocusNext = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { key, nativeEvent, currentTarget } = event
  if (key !== 'Enter' || isComposing(nativeEvent)) return
  const { form } = currentTarget
  const fields = [...document.querySelectorAll<HTMLInputElement>(TYPED)].filter((one) => one.form === form)
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next !== undefined) {
    // An iPhone would submit the form.
    event.preventDefault()
    next.focus()
  } else if (form === null) currentTarget.blur()
}

/** More characters than a box of large text shows on the narrowest screen. */
const LONG = 13

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
    unit?: string | undefined
    trailing?: ReactNode
  }

export const phoneInput = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' } as const

export const TextField = (props: TextFieldProps) => {
  const {
    label,
    value,
    onChange,
    type = 'text',
    hint,
    error,
    warning,
    aside,
    starred,
    unit,
    trailing,
    required,
    ...native
  } = props
  const id = useId()
  // An input method goes on with what it put into the field, so tidying that meanwhile would double it.
  const [composed, setComposed] = useState<string>()
  const tied = tiedTo(id, props)
  const isNumber = unit !== undefined
  const input = (
    <input
      enterKeyHint="next"
      {...native}
      id={id}
      type={type}
      className={isNumber ? styles.number : `${field.box} ${styles.input}`}
      data-wrong={isWrong(error)}
      data-long={value.length > LONG || undefined}
      value={composed ?? value}
      required={required ?? starred}
      {...tied}
      aria-labelledby={labelId(id)}
      aria-describedby={`${id}unit ${tied['aria-describedby']}`}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={() => setComposed(undefined)}
      onChange={({ target }) => {
        if (composed !== undefined) setComposed(target.value)
        onChange(target.value)
      }}
      onKeyDown={onEnterFocusNext}
    />
  )
  return (
    <div className={isNumber ? 'ends' : undefined}>
      <label htmlFor={id} className={isNumber ? field.beside : field.label} data-hinted={hint ? true : undefined}>
        <FieldLabel id={id} label={label} aside={aside} starred={starred} hint={hint} />
      </label>
      {isNumber ? (
        <span className={`${field.box} ${styles.measure}`} data-wrong={isWrong(error)}>
          {input}
          <label id={`${id}unit`} htmlFor={id}>
            {unit}
          </label>
        </span>
      ) : (
        <div className={styles.row}>
          {input}
          {trailing}
        </div>
      )}
      <FieldNotes id={id} warning={warning} error={error} />
    </div>
  )
}
