import { useId } from 'react'
import { FieldGroup } from './FieldGroup'
import type { FieldTexts } from './FieldLabel'
import styles from './RadioList.module.css'

type RadioListProps<V extends string> = FieldTexts & {
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChoose: (value: V) => void
}

export const RadioList = <V extends string>({ options, value, onChoose, ...group }: RadioListProps<V>) => {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup" labelled="heading">
      {options.map((option) => (
        <label key={option.value} className={styles.line} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </FieldGroup>
  )
}
