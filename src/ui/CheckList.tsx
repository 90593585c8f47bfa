import styles from './CheckList.module.css'
import { FieldGroup, leavingGroup } from './FieldGroup'
import type { FieldTexts } from './FieldLabel'

type CheckListProps<V extends string> = FieldTexts & {
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  /** All that is ticked now, in the order of the options. */
  onChange: (ticked: V[]) => void
  onLeave?: (() => void) | undefined
}

/** Choices on the page of which several may be ticked. */
export const CheckList = <V extends string>({ options, value, onChange, onLeave, ...group }: CheckListProps<V>) => {
  const toggled = (option: V): V[] =>
    options.map((one) => one.value).filter((one) => (one === option ? !value.includes(one) : value.includes(one)))
  return (
    <FieldGroup {...group} role="group">
      <div className={styles.box} data-wrong={group.error === undefined ? undefined : true}>
        {options.map((option) => (
          <label key={option.value} className={styles.line}>
            <input
              type="checkbox"
              className={styles.mark}
              checked={value.includes(option.value)}
              aria-invalid={group.error === undefined ? undefined : true}
              onChange={() => onChange(toggled(option.value))}
              onBlur={leavingGroup(onLeave)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
