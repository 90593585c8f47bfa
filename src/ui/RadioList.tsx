import { useId } from 'react'
import { FieldGroup, leavingGroup } from './FieldGroup'
import type { FieldTexts } from './FieldLabel'
import styles from './RadioList.module.css'

type RadioListProps<V extends string> = FieldTexts & {
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChoose: (value: V) => void
  /** Side by side in the size of a field, for two or three short choices. */
  row?: boolean
  onLeave?: (() => void) | undefined
}

/** A few choices that all stand on the page. */
export const RadioList = <V extends string>({ options, value, onChoose, row = false, onLeave, ...group }: RadioListProps<V>) => {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup" heading={!row}>
      <div className={row ? styles.row : undefined}>
        {options.map((option) => (
          <label key={option.value} className={row ? styles.segment : styles.line} data-wrong={group.error === undefined ? undefined : true}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              onBlur={leavingGroup(onLeave)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
