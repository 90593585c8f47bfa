import { useId, type ReactNode } from 'react'
import { FieldGroup } from './FieldGroup'
import { isWrong, type FieldTexts } from './FieldLabel'
import styles from './SegmentedControl.module.css'

type SegmentsProps<V extends string> = FieldTexts & {
  options: readonly Segment<V>[]
  value: V | undefined
  onChoose: (value: V) => void
  /** Takes the answer back, by a second tap on it; left out where there must be one. */
  onClear?: (() => void) | undefined
  /** Stands after the last choice while it has the focus, for whoever taps nothing. */
  after?: ReactNode
}

type Segment<V extends string> = {
  value: V
  label: string
  /** Stands below the label: how many are left, or why it cannot be chosen. */
  note?: string | undefined
  disabled?: boolean | undefined
}

/** Two or three short choices as pills at the right of their question: radio inputs, for keys and readers alike. */
export const SegmentedControl = <V extends string>(props: SegmentsProps<V>) => {
  const { options, value, onChoose, onClear, after, ...group } = props
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup" labelled="left">
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill} data-wrong={isWrong(group.error)}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${name}${option.value}`}
              aria-describedby={option.note === undefined ? undefined : `${name}${option.value}note`}
              onChange={() => onChoose(option.value)}
              onClick={option.value === value ? onClear : undefined}
            />
            <span className={styles.face}>
              <span id={`${name}${option.value}`} className={styles.label} data-label={option.label}>
                {option.label}
              </span>
              {option.note !== undefined && (
                <span id={`${name}${option.value}note`} className={styles.note}>
                  {option.note}
                </span>
              )}
            </span>
          </label>
        ))}
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </FieldGroup>
  )
}
