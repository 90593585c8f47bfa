import { useId, type ReactNode } from 'react'
import { FieldGroup } from './FieldGroup'
import { isWrong, type FieldTexts } from './FieldLabel'
import styles from './SegmentedControl.module.css'

type SegmentsProps<V extends string> = FieldTexts & {
  options: readonly Segment<V>[]
  value: V | undefined
  onChoose: (value: V) => void
  /** Called by a second tap on the answer; leave it out where an answer is required. */
  onClear?: (() => void) | undefined
  /** Rendered after the last choice, and visible only with the focus inside. */
  after?: ReactNode
}

type Segment<V extends string> = {
  value: V
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  note?: ReactNode
  disabled?: boolean | undefined
}

/** A segmented control: two or three short choices as radio inputs. */
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
              onClick={({ detail }) => {
                // The second tap of a double tap was meant to choose.
                if (option.value === value && detail < 2) onClear?.()
              }}
            />
            <span className={styles.face}>
              <span
                id={`${name}${option.value}`}
                className={styles.label}
                lang={option.lang}
                data-label={option.label}
              >
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
