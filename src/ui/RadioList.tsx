import { type ReactNode, useId } from 'react'
import { FieldGroup } from './FieldGroup'
import { isWrong, type FieldTexts } from './FieldLabel'
import styles from './RadioList.module.css'

type RadioListProps<V extends string> = FieldTexts & {
  options: readonly RadioOption<V>[]
  value: V | undefined
  onChoose: (value: V) => void
  /** Side by side in the size of a field, for two or three short choices. */
  row?: boolean
  /** Stands after the last choice. */
  after?: ReactNode
}

type RadioOption<V extends string> = {
  value: V
  label: string
  /** Stands below the label: how many are left, or why it cannot be chosen. */
  note?: string | undefined
  disabled?: boolean | undefined
}

/** A few choices that all stand on the page. */
export const RadioList = <V extends string>({
  options,
  value,
  onChoose,
  row = false,
  after,
  ...group
}: RadioListProps<V>) => {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup" heading={!row}>
      <div className={row ? styles.row : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={row ? styles.segment : styles.line}
            data-wrong={isWrong(group.error)}
            data-disabled={option.disabled || undefined}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${name}${option.value}`}
              aria-describedby={option.note === undefined ? undefined : `${name}${option.value}note`}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <span id={`${name}${option.value}`}>{option.label}</span>
              {option.note !== undefined && (
                <span id={`${name}${option.value}note`} className={styles.note}>
                  {option.note}
                </span>
              )}
            </span>
          </label>
        ))}
        {after}
      </div>
    </FieldGroup>
  )
}
