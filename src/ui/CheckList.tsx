import styles from './CheckList.module.css'
import { FieldGroup } from './FieldGroup'
import { isWrong, type FieldTexts } from './FieldLabel'

type CheckListProps<V extends string> = FieldTexts & {
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  onChange: (ticked: V[]) => void
}

export const CheckList = <V extends string>({ options, value, onChange, ...group }: CheckListProps<V>) => {
  const toggled = (option: V): V[] =>
    options.map((one) => one.value).filter((one) => (one === option ? !value.includes(one) : value.includes(one)))
  return (
    <FieldGroup {...group} role="group">
      <div className={styles.box} data-wrong={isWrong(group.error)}>
        {options.map((option) => (
          <label key={option.value} className={styles.line}>
            <input
              type="checkbox"
              className={styles.mark}
              checked={value.includes(option.value)}
              aria-invalid={isWrong(group.error)}
              onChange={() => onChange(toggled(option.value))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
