import { useId } from 'react'
import styles from './CheckBox.module.css'
import { tiedTo } from './FieldLabel'
import { FieldNotes } from './FormField'

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}

export const CheckBox = ({ label, checked, onChange, error }: Props) => {
  const id = useId()
  return (
    <div>
      <label className={styles.box}>
        <input
          type="checkbox"
          className={styles.mark}
          checked={checked}
          {...tiedTo(id, { error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
